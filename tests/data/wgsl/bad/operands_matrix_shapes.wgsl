@compute @workgroup_size(1)
fn main() {
  let a = mat2x3f();
  let b = a * a;  // error
}
