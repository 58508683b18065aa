@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main() {
  switch r[0] { default: { continue; } }  // error
}
