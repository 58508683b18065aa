@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn f(n: u32) -> u32 {
  n += 1u;  // error
  return n;
}
@compute @workgroup_size(1)
fn main() { r[0] = f(1u); }
