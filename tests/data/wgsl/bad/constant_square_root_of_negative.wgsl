const n = sqrt(-1.0);  // error
@compute @workgroup_size(1)
fn main() { }
