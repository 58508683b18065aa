@group(0) @binding(0) var<storage, read_write> r: array<vec2u>;
@compute @workgroup_size(1)
fn main() {
  r[0] = r[0] * 0.5;  // error
}
