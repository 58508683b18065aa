@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn f(n: u32) -> f32 {
  return n;  // error
}
@compute @workgroup_size(1)
fn main() { r[0] = u32(f(1u)); }
