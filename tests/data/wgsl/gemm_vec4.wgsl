//! dispatch 2 8 1
//! 0:0 A f32[32*24] in random
//! 0:1 B f32[24*64] in random
//! 0:2 C f32[32*64] out zero
//! 0:3 size u32[4] in = 32 64 24 0
// Matrices as arrays of vec4f: an invocation computes four neighbours, by components of A.
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> B: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4f>;
@group(0) @binding(3) var<uniform> size: vec4<u32>;

@compute @workgroup_size(8, 4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let n4 = size.y / 4;
  let k4 = size.z / 4;
  if (any(id.xy >= vec2u(n4, size.x))) { return; }
  var sum = vec4f();
  for (var k = 0u; k < k4; k++) {
    let a = A[id.y * k4 + k];
    let at = k * 4 * n4 + id.x;
    sum += a.x * B[at];
    sum += a.y * B[at + n4];
    sum += a.z * B[at + 2 * n4];
    sum += a.w * B[at + 3 * n4];
  }
  C[id.y * n4 + id.x] = sum;
}
