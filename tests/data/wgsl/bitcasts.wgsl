//! dispatch 1 1 1
//! 0:0 words u32[32] in random
//! 0:1 floats f32[32] in random
//! 0:2 r u32[32*4] out zero
@group(0) @binding(0) var<storage, read> words: array<u32, 32>;
@group(0) @binding(1) var<storage, read> floats: array<vec4<f32>, 8>;
@group(0) @binding(2) var<storage, read_write> r: array<vec4u, 32>;
const one_bits = bitcast<u32>(1.0f);
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let f = floats[i];
  r[i] = bitcast<vec4u>(f);
  r[8 + i] = vec4u(bitcast<vec4<i32>>(f)) & vec4u(0x7f800000u);
  let w = vec2(words[i], words[i + 8]);
  r[16 + i] = vec4(bitcast<vec2u>(bitcast<vec2i>(w)), one_bits, bitcast<u32>(bitcast<i32>(words[i + 16])));
  // A float's next neighbour, away from zero.
  r[24 + i] = vec4u(bitcast<u32>(bitcast<f32>(bitcast<u32>(f.x) + 1)), bitcast<u32>(-f.y), bitcast<u32>(abs(f.z)), i);
}
