@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main() {
  r[0] = select(0u, 1u, r[1] == r[2] == r[3]);  // error
}
