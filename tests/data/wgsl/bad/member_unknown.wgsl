struct P { m: u32, n: u32 }
@group(0) @binding(0) var<uniform> p: P;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main() {
  r[0] = p.k;  // error
}
