@compute @workgroup_size(1)
fn main() {
  let __x = 1;  // error
}
