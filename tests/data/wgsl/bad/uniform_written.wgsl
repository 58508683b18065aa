@group(0) @binding(0) var<uniform> n: u32;
@compute @workgroup_size(1)
fn main() {
  n = 1u;  // error
}
