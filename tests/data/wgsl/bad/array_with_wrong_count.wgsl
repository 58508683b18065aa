@compute @workgroup_size(1)
fn main() {
  var a = array<u32, 3>(1u, 2u);  // error
}
