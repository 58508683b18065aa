@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  let sum = 0.0;
  sum = sum + 1.0;  // error
  r[0] = sum;
}
