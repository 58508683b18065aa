@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn factorial(n: u32) -> u32 {  // error
  if (n < 2u) { return 1u; }
  return n * factorial(n - 1u);  // error
}
@compute @workgroup_size(1)
fn main() { r[0] = factorial(4u); }
