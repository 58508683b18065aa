//! dispatch 4 4 1
//! 0:0 input f32[30*25] in random
//! 0:1 weight f32[25*28] in random
//! 0:2 bias f32[28] in random
//! 0:3 output f32[30*28] out zero
//! 0:4 attrs u32[4] in = 30u 28u 25u 0.125f
// A fused epilogue; integers and a float in one uniform.
struct Attrs { m: u32, n: u32, k: u32, slope: f32 }
@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read> weight: array<f32>;
@group(0) @binding(2) var<storage, read> bias: array<f32>;
@group(0) @binding(3) var<storage, read_write> output: array<f32>;
@group(0) @binding(4) var<uniform> attrs: Attrs;

fn leaky_relu(v: f32) -> f32 { return max(v, attrs.slope * v); }

@compute @workgroup_size(8, 8)
fn main(@builtin(workgroup_id) wg: vec3u, @builtin(local_invocation_id) li: vec3u) {
  let at = wg.xy * vec2u(8u) + li.xy;
  if (at.x < attrs.n) {
    if (at.y < attrs.m) {
      var v = bias[at.x];
      for (var k = 0u; k < attrs.k; k += 1u) {
        v = v + input[at.y * attrs.k + k] * weight[k * attrs.n + at.x];
      }
      output[at.y * attrs.n + at.x] = leaky_relu(v);
    }
  }
}
