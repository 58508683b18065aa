@group(0) @binding(0) var<storage, read_write> r: array<f32>;
fn f(a: f32, b: f32) -> f32 { return a * b; }
@compute @workgroup_size(1)
fn main() {
  r[0] = f(1.0);  // error
}
