@group(0) @binding(0) var<storage, read_write> r: array<vec4f>;
@compute @workgroup_size(1)
fn main() {
  r[0] = r[0] + vec3f(1.0);  // error
}
