//! dispatch 1 1 1
//! 0:0 words u32[64] in random
//! 0:1 wide i32[64*4] in random
//! 0:2 result u32[64*10] out zero
requires packed_4x8_integer_dot_product;
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> wide: array<vec4i>;
@group(0) @binding(2) var<storage, read_write> result: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let other = words[(i + 1) % 64];
  let small = wide[i] >> vec4u(22);
  var r = array<u32, 10>();
  r[0] = pack4xI8(wide[i]);
  r[1] = pack4xU8(vec4u(wide[i]));
  r[2] = pack4xI8Clamp(small);
  r[3] = pack4xU8Clamp(vec4u(abs(small)));
  let s = unpack4xI8(words[i]);
  r[4] = u32(s.x + 256 * s.y - 3 * s.z + s.w);
  let u = unpack4xU8(words[i]);
  r[5] = u.x + 256 * u.y + 65536 * u.z + 7 * u.w;
  r[6] = u32(dot4I8Packed(words[i], other));
  r[7] = dot4U8Packed(words[i], other);
  r[8] = pack4xI8(unpack4xI8(other));
  r[9] = u32(dot(s, unpack4xI8(other))) ^ dot(u, unpack4xU8(other));
  for (var k = 0u; k < 10; k++) { result[10 * i + k] = r[k]; }
}
