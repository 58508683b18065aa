//! dispatch 1 1 1
//! feature shader-f16
//! tolerance 4e-3
//! 0:0 a f16[64*4] in random
//! 0:1 b f16[64*4] in random
//! 0:2 r f16[64*16] out zero
enable f16;
struct Halves { one: f16, two: vec2h, three: vec3<f16> }
const root = sqrt(2.0h);
@group(0) @binding(0) var<storage, read> a: array<vec4h>;
@group(0) @binding(1) var<storage, read> b: array<vec4<f16>>;
@group(0) @binding(2) var<storage, read_write> r: array<vec4h>;
fn hypot(v: vec2h) -> f16 { return sqrt(v.x * v.x + v.y * v.y); }
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = a[i];
  let y = b[i];
  r[4 * i] = x + y * 2 - x.wzyx;
  r[4 * i + 1] = vec4h(hypot(x.xy), dot(x, y), f16(i) * 0.5h + root, fma(x.x, y.x, 1h));
  var s = Halves(x.x, y.xy, vec3h(x.yzw));
  s.three.y = s.one + s.two.y;
  s.two *= -1;
  r[4 * i + 2] = vec4h(s.three, s.two.x);
  r[4 * i + 3] = select(max(x, y), abs(x) / 4.0h, x < y) + clamp(y, vec4h(-1), vec4h(1)) + vec4h(vec4f(x) * 0.25);
}
