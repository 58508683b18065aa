@group(0) @binding(0) var<uniform> table: array<vec4f>;  // error
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() { r[0] = table[0].x; }
