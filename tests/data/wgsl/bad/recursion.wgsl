@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn even(n: u32) -> bool { if (n == 0u) { return true; } return odd(n - 1u); }  // error
fn odd(n: u32) -> bool { if (n == 0u) { return false; } return even(n - 1u); }  // error
@compute @workgroup_size(1)
fn main() { r[0] = u32(even(4u)); }
