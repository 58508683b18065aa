override V: vec2f;  // error
@compute @workgroup_size(1)
fn main() { }
