var<workgroup> t: array<f32, 16>;
@compute @workgroup_size(1)
fn main() {
  t[16] = 1.0;  // error
}
