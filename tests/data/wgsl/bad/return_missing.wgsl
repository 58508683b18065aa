@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn f(n: u32) -> u32 {  // error
  if (n > 1u) { return 1u; }
}  // error
@compute @workgroup_size(1)
fn main() { r[0] = f(1u); }
