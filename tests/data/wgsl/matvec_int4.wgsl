//! dispatch 16 1 1
//! tolerance 1e-5
//! 0:0 weights u32[16*8] in random
//! 0:1 scales f32[16*2] in random
//! 0:2 x f32[64] in random
//! 0:3 y f32[16] out zero
// Eight weights of four bits a word, a scale for each 32 of them.
@group(0) @binding(0) var<storage, read> weights: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> scales: array<f32>;
@group(0) @binding(2) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> y: array<f32>;
var<workgroup> partial_: array<f32, 8>;
fn nibbles(word: u32, shift: u32) -> vec4<f32> {
  let n = (vec4<u32>(word) >> (vec4<u32>(0u, 4u, 8u, 12u) + shift)) & vec4<u32>(15u);
  return vec4<f32>(n) - 8.0;
}
@compute @workgroup_size(8)
fn main(@builtin(workgroup_id) row: vec3<u32>, @builtin(local_invocation_id) l: vec3<u32>) {
  let word = weights[row.x * 2u + l.x / 4u][l.x % 4u];
  let sum = dot(nibbles(word, 0u), x[l.x * 2u]) + dot(nibbles(word, 16u), x[l.x * 2u + 1u]);
  partial_[l.x] = sum * scales[row.x * 2u + l.x / 4u];
  workgroupBarrier();
  if (l.x == 0u) {
    var total: f32;
    for (var i = 0u; i < 8u; i++) { total += partial_[i]; }
    y[row.x] = total;
  }
}
