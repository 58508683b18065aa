@group(0) @binding(0) var<storage, write> r: array<f32>;  // error
@compute @workgroup_size(1)
fn main() { r[0] = 1.0; }
