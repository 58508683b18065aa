@group(0) @binding(0) var<storage, read_write> r: array<vec2f>;
@compute @workgroup_size(1)
fn main() {
  let v = vec4f(1.0);
  r[0] = v.xg;  // error
}
