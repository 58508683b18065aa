@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  var x = 1.0;
  let p = &x;
  r[0] = p + 1.0;  // error
}
