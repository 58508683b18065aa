@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  let x = 1.0  // error
  r[0] = x;  // error
}
