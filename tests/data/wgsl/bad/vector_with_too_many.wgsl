@group(0) @binding(0) var<storage, read_write> r: array<vec3f>;
@compute @workgroup_size(1)
fn main() {
  r[0] = vec3f(vec2f(1.0), vec2f(2.0));  // error
}
