//! dispatch 1 1 1
//! 0:0 v f32[16*4] in random
//! 0:1 r f32[16*16] out zero
//! tolerance 0
// Reads in any order and by r, g, b, a; stores to single components, of variables and in memory, by index too.
@group(0) @binding(0) var<storage, read> v: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> r: array<vec4f>;
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  let a = v[i];
  r[4 * i] = a.wzyx;
  r[4 * i + 1] = vec4f(a.rgb.zx, a.aa);
  var b = a.xxyy;
  b.x = a.w;
  b[1] = a.z;
  b.b += 1.0;
  b[i % 4] *= -2.0;
  r[4 * i + 2] = b;
  let three = a.yzw;
  r[4 * i + 3].x = three.z;
  r[4 * i + 3].y = a[i & 3u];
  r[4 * i + 3].a = three.yx.y;
  r[4 * i + 3][2] = vec2(a.x, 4).yx.y;
}
