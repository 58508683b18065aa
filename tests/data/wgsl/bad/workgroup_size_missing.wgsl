@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute
fn main() {  // error
  r[0] = 1u;
}
