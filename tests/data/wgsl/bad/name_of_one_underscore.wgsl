@compute @workgroup_size(1)
fn main() {
  let _ = 1;  // error
}
