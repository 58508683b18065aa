const big = 9223372036854775807 + 1;  // error
@compute @workgroup_size(1)
fn main() { }
