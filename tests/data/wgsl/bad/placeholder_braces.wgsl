@group(0) @binding(0) var<storage, read_write> r: array<f32>;
const N = {{ workgroup_size }};  // error
@compute @workgroup_size(1)
fn main() { r[0] = f32(N); }
