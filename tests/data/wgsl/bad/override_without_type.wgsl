override N;  // error
@compute @workgroup_size(1)
fn main() { }
