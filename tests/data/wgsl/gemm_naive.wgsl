//! dispatch 7 5 1
//! 0:0 A f32[70*45] in random
//! 0:1 B f32[45*50] in random
//! 0:2 C f32[70*50] out zero
//! 0:3 shape u32[3] in = 70 50 45
// One invocation computes one element; dimensions that are no multiples of the workgroup's.
struct Shape {
  M: u32,
  N: u32,
  K: u32,
}

@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> shape: Shape;

@compute @workgroup_size(8, 16)
fn main(@builtin(global_invocation_id) gid: vec3<u32>) {
  let col = gid.x;
  let row = gid.y;
  if (row >= shape.M || col >= shape.N) {
    return;
  }
  var sum = 0.0;
  for (var k = 0u; k < shape.K; k++) {
    sum += A[row * shape.K + k] * B[k * shape.N + col];
  }
  C[row * shape.N + col] = sum;
}
