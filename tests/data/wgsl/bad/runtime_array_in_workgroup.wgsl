var<workgroup> t: array<f32>;  // error
@compute @workgroup_size(1)
fn main() { }
