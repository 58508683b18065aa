//! dispatch 1 1 1
//! 0:0 v f32[32*4] in random
//! 0:1 r u32[32*4] out zero
@group(0) @binding(0) var<storage, read> v: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
fn bits(b: vec4<bool>) -> u32 { return dot(vec4u(b), vec4u(1, 2, 4, 8)); }
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  let a = v[i];
  let b = v[(i + 1) % 32];
  let less = a < b;
  var mixed = (less & (a > vec4f(0))) | (b <= -a);
  r[4 * i] = bits(less) + 16 * bits(mixed) + 256 * bits(!less);
  mixed.y = !mixed.y;
  mixed[i % 4] = a.x != b.y;
  r[4 * i + 1] = bits(mixed) + 16 * u32(all(less.xy)) + 32 * u32(any(mixed.zw)) + 64 * u32(all(true));
  r[4 * i + 2] = bits(less == mixed) + 16 * bits(vec4<bool>(a)) + 256 * bits(select(less, mixed, a >= b));
  r[4 * i + 3] = u32(vec2<bool>(less.x, true).y) + u32(bool(i & 1u)) * 2 + u32(less.x != mixed.x) * 4;
}
