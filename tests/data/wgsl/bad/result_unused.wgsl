@compute @workgroup_size(1)
fn main() {
  max(1, 2);  // error
}
