const n = 1u << 32u;  // error
@compute @workgroup_size(1)
fn main() { }
