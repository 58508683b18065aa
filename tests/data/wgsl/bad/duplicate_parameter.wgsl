fn f(a: u32,
     a: u32) { }  // error
@compute @workgroup_size(1)
fn main() { f(1u, 2u); }
