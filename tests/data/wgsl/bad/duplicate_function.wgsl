fn f() { }
fn f() { }  // error
@compute @workgroup_size(1)
fn main() { f(); }
