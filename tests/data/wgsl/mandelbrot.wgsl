//! dispatch 4 4 1
//! 0:0 steps u32[32*32] out zero
// Loops that end at another time in each invocation.
@group(0) @binding(0) var<storage, read_write> steps: array<u32>;
fn square(z: vec2f) -> vec2f { return vec2f(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y); }
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let c = vec2f(id.xy) / vec2f(16.0) - vec2f(1.5, 1.0);
  var z = vec2f();
  var n = 0u;
  while (dot(z, z) <= 4.0 && n < 50u) {
    z = square(z) + c;
    n++;
  }
  steps[id.y * 32 + id.x] = n;
}
