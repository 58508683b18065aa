@compute @workgroup_size(1)
fn main() {
  var a = array(1, 2, 3);
  a[-1] = 1;  // error
}
