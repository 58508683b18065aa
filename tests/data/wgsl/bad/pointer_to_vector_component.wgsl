@compute @workgroup_size(1)
fn main() {
  var v = vec4f();
  let p = &v.x;  // error
}
