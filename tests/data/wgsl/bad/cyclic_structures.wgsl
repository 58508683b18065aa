struct A { b: B }  // error
struct B { a: A }  // error
@compute @workgroup_size(1)
fn main() { }
