enable tensor_cores;  // error
@compute @workgroup_size(1)
fn main() { }
