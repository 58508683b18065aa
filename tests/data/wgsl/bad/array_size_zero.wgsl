var<workgroup> a: array<f32, 0>;  // error
@compute @workgroup_size(1)
fn main() { }
