//! dispatch 2 1 1
//! 0:0 a f32[64] in random
//! 1:0 b f32[64] in random
//! 2:5 c f32[64] out zero
//! 3:1 how u32[2] in = 3u 0.25f
//! tolerance 1e-6
// The same binding numbers in several groups.
struct How { offset: u32, factor: f32 }
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(1) @binding(0) var<storage, read> b: array<f32>;
@group(2) @binding(5) var<storage, read_write> c: array<f32>;
@group(3) @binding(1) var<uniform> how: How;
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id: vec3u) {
  c[id.x] = a[id.x] * how.factor + b[(id.x + how.offset) % arrayLength(&b)];
}
