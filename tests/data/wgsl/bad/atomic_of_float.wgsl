@group(0) @binding(0) var<storage, read_write> n: atomic<f32>;  // error
@compute @workgroup_size(1)
fn main() { }
