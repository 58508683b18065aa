//! dispatch 2 2 3
//! 0:0 A f32[3*16*12] in random
//! 0:1 B f32[3*12*16] in random
//! 0:2 C f32[3*16*16] out zero
//! 0:3 info u32[4] in = 3 16 16 12
// A product for each z of the grid.
struct Meta { batch: u32, m: u32, n: u32, k: u32 }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<storage, read> info: Meta;

@compute @workgroup_size(8, 8, 1)
fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let batch = id.z;
  let strideA = info.m * info.k;
  let strideB = info.k * info.n;
  let strideC = info.m * info.n;
  if (id.x >= info.n || id.y >= info.m || batch >= info.batch) { return; }
  var acc = 0.0;
  var pa = batch * strideA + id.y * info.k;
  var pb = batch * strideB + id.x;
  var left = info.k;
  while (left > 0u) {
    acc += A[pa] * B[pb];
    pa += 1u;
    pb += info.n;
    left -= 1u;
  }
  C[batch * strideC + id.y * info.n + id.x] = acc;
}
