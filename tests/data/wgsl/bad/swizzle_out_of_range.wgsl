@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  let v = vec2f(1.0, 2.0);
  r[0] = v.z;  // error
}
