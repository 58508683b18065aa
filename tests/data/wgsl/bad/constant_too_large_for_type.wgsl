const n: u32 = 4294967296;  // error
@compute @workgroup_size(1)
fn main() { }
