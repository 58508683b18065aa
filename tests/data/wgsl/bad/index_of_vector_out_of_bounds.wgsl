@compute @workgroup_size(1)
fn main() {
  var v = vec3f();
  v[3] = 1.0;  // error
}
