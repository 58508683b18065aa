struct S {
  data: array<f32>,  // error
  count: u32,
}
@group(0) @binding(0) var<storage, read_write> s: S;
@compute @workgroup_size(1)
fn main() { s.count = 1u; }
