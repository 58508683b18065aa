const n = 1e38f * 100f;  // error
@compute @workgroup_size(1)
fn main() { }
