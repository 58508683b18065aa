const A = B + 1;  // error
const B = A + 1;  // error
@compute @workgroup_size(1)
fn main() { }
