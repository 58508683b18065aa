@compute @workgroup_size(1)
fn main() -> u32 {  // error
  return 1u;
}
