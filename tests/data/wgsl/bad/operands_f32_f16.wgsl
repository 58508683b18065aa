enable f16;
@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  let h = 2.0h;
  r[0] = r[0] * h;  // error
}
