@group(0) @binding(0) var<storage, read_write> r: array<u32>;
fn two(p: bool, q: bool) -> u32 { return u32(p) + 2u * u32(q); }
@compute @workgroup_size(1)
fn main() {
  let a = 1; let b = 2; let c = 3; let d = 4;
  r[0] = two(a < b, c > (d));  // error
}
