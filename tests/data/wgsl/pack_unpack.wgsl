//! dispatch 1 1 1
//! tolerance 1e-6
//! 0:0 v f32[32*4] in random
//! 0:1 bits u32[32] in random
//! 0:2 packed u32[32*4] out zero
//! 0:3 unpacked f32[32*12] out zero
@group(0) @binding(0) var<storage, read> v: array<vec4f>;
@group(0) @binding(1) var<storage, read> bits: array<u32>;
@group(0) @binding(2) var<storage, read_write> packed: array<u32>;
@group(0) @binding(3) var<storage, read_write> unpacked: array<vec4f>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  packed[4 * i] = pack4x8snorm(v[i]);
  packed[4 * i + 1] = pack4x8unorm(v[i]);
  packed[4 * i + 2] = pack2x16snorm(v[i].xy);
  packed[4 * i + 3] = pack2x16unorm(v[i].zw);
  unpacked[3 * i] = unpack4x8snorm(bits[i]);
  unpacked[3 * i + 1] = unpack4x8unorm(bits[i]);
  unpacked[3 * i + 2] = vec4f(unpack2x16snorm(bits[i]), unpack2x16unorm(bits[i]));
}
