const n = 8u / (4u - 4u);  // error
@compute @workgroup_size(1)
fn main() { }
