@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {  // error
  for (var i = 0; i < 4; i++) {
    r[i] = 1.0;
}  // error
