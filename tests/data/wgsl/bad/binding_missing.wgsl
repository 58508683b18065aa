@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@group(0) var<storage, read> a: array<f32>;  // error
@compute @workgroup_size(1)
fn main() { r[0] = a[0]; }
