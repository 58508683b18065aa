//! dispatch 2 2 4
//! 0:0 A i32[16*64] in small
//! 0:1 B i32[64*16] in small
//! 0:2 C i32[16*16] out zero
// Parts of K by z of the grid; what they sum is added up with atomics.
@group(0) @binding(0) var<storage, read> A: array<i32>;
@group(0) @binding(1) var<storage, read> B: array<i32>;
@group(0) @binding(2) var<storage, read_write> C: array<atomic<i32>>;

@compute @workgroup_size(8, 8)
fn split(@builtin(global_invocation_id) id: vec3u) {
  let first = id.z * 16u;
  var part = 0i;
  for (var k = first; k < first + 16u; k++) {
    part += A[id.y * 64u + k] * B[k * 16u + id.x];
  }
  atomicAdd(&C[id.y * 16u + id.x], part);
}
