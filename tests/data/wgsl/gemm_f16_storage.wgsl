//! dispatch 4 4 1
//! feature shader-f16
//! 0:0 A f16[32*48] in random
//! 0:1 B f16[48*32] in random
//! 0:2 C f32[32*32] out zero
// Half precision in memory, single in the sum.
enable f16;

@group(0) @binding(0) var<storage, read> A: array<f16>;
@group(0) @binding(1) var<storage, read> B: array<f16>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) g: vec3u) {
  var sum: f32 = 0;
  for (var k = 0u; k < 48; k++) {
    sum += f32(A[g.y * 48 + k]) * f32(B[k * 32 + g.x]);
  }
  C[g.y * 32 + g.x] = sum;
}
