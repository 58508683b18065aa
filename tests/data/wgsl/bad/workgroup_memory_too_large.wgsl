@group(0) @binding(0) var<storage, read_write> r: array<f32>;
var<workgroup> tile: array<f32, 16384>;  // error
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) { tile[i] = 1.0; r[i] = tile[i]; }
