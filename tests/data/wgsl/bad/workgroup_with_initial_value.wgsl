var<workgroup> t: u32 = 1u;  // error
@compute @workgroup_size(1)
fn main() { t = 2u; }
