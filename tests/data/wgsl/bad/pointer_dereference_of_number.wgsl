@compute @workgroup_size(1)
fn main() {
  var x = 1.0;
  *x = 2.0;  // error
}
