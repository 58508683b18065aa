@compute @workgroup_size(1)
fn main() {
  let template = 1;  // error
}
