@compute @workgroup_size(1)
fn main() {
  var n: atomic<u32>;  // error
}
