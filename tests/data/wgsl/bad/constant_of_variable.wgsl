@group(0) @binding(0) var<uniform> u: u32;
@compute @workgroup_size(1)
fn main() {
  const n = u + 1u;  // error
}
