//! dispatch 1 1 1
//! 0:0 a i32[32*4] in small
//! 0:1 b u32[32*4] in random
//! 0:2 r i32[32*8] out zero
@group(0) @binding(0) var<storage, read> a: array<vec4i>;
@group(0) @binding(1) var<storage, read> b: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> r: array<vec4i>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = a[i];
  let w = a[31 - i].wzyx;
  r[2 * i] = min(v, w) * 3 + max(v, vec4i(2)) - abs(w) + sign(v) * 100 + clamp(v, vec4i(-3), vec4i(4));
  let u = b[i];
  let t = vec4i(min(u, u.yzwx) ^ max(u, vec4u(0x80000000u)));
  r[2 * i + 1] = vec4i(dot(v, w), dot(v.xy, w.zw), i32(dot(u.xyz, vec3u(3, 5, 7))), t.x) + (v << vec4u(2)) - (w >> vec4u(1))
    + (v & w) * (v | w) + (~v ^ w) + select(v, w, v < w) + v / vec4i(3) + w % vec4i(5) + vec4i(t.yzw, 1) % 11;
}
