//! dispatch 3 3 1
//! 0:0 image f32[24*24] in random
//! 0:1 blurred f32[24*24] out zero
// A constant table that is indexed by a variable; coordinates clamped at the borders.
const weights = array<array<f32, 3>, 3>(array(1.0, 2.0, 1.0), array(2.0, 4.0, 2.0), array(1.0, 2.0, 1.0));
const side = 24;
@group(0) @binding(0) var<storage, read> image: array<f32>;
@group(0) @binding(1) var<storage, read_write> blurred: array<f32>;
fn pixel(at: vec2i) -> f32 {
  let inside = clamp(at, vec2i(0), vec2i(side - 1));
  return image[inside.y * side + inside.x];
}
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0.0;
  for (var dy = -1; dy <= 1; dy++) {
    for (var dx = -1; dx <= 1; dx++) {
      sum += weights[dy + 1][dx + 1] / 16.0 * pixel(vec2i(id.xy) + vec2i(dx, dy));
    }
  }
  blurred[id.y * side + id.x] = sum;
}
