//! dispatch 1 1 1
//! 0:0 A f32[32*32] in random
//! 0:1 B f32[32*32] in random
//! 0:2 C f32[32*32] out zero
// Tiles of 4 x 4 as matrices: B^T * A^T of columns is (A * B)^T, so rows can stand in columns.
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> B: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4f>;

fn tile(row: u32, column: u32, of_a: bool) -> mat4x4f {
  let first = row * 4 * 8 + column;
  if (of_a) {
    return mat4x4f(A[first], A[first + 8], A[first + 16], A[first + 24]);
  }
  return mat4x4f(B[first], B[first + 8], B[first + 16], B[first + 24]);
}

@compute @workgroup_size(8, 8)
fn main(@builtin(local_invocation_id) at: vec3u) {
  var sum = mat4x4f();
  for (var k = 0u; k < 8; k++) {
    sum += tile(k, at.x, false) * tile(at.y, k, true);
  }
  for (var i = 0u; i < 4; i++) {
    C[(at.y * 4 + i) * 8 + at.x] = sum[i];
  }
}
