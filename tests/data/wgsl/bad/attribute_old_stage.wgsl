@group(0) @binding(0) var<storage, read_write> r: array<f32>;
[[stage(compute), workgroup_size(1)]]  // error
fn main() { r[0] = 1.0; }
