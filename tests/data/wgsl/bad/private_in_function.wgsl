@compute @workgroup_size(1)
fn main() {
  var<workgroup> t: u32;  // error
}
