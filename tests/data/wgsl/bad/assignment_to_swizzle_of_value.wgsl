@compute @workgroup_size(1)
fn main() {
  let v = vec4f(1.0);
  v.x = 2.0;  // error
}
