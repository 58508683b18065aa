const N = 4;
enable f16;  // error
@compute @workgroup_size(N)
fn main() { }
