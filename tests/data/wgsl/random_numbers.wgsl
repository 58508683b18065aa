//! dispatch 2 1 1
//! 0:0 seeds u32[128] inout random
//! 0:1 uniform_ f32[128] out zero
//! tolerance 1e-6
// Generators that live on overflow: a congruential one, xorshift, PCG's permutation.
@group(0) @binding(0) var<storage, read_write> seeds: array<u32>;
@group(0) @binding(1) var<storage, read_write> uniform_: array<f32>;
var<private> state: u32;
fn xorshift() -> u32 {
  state ^= state << 13u;
  state ^= state >> 17u;
  state ^= state << 5u;
  return state;
}
fn pcg(v: u32) -> u32 {
  let s = v * 747796405u + 2891336453u;
  let word = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (word >> 22u) ^ word;
}
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  state = seeds[id.x] | 1u;
  for (var i = 0; i < 5; i++) { _ = xorshift(); }
  state = state * 1664525u + 1013904223u;
  seeds[id.x] = pcg(xorshift());
  uniform_[id.x] = f32(pcg(state) >> 8u) * 0x1p-24;
}
