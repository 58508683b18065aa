//! dispatch 2 2 1
//! 0:0 A u32[16*8] in random
//! 0:1 B u32[16*8] in random
//! 0:2 C i32[16*16] out zero
// Four signed bytes a word; B is stored transposed.
requires packed_4x8_integer_dot_product;
@group(0) @binding(0) var<storage, read> A: array<u32>;
@group(0) @binding(1) var<storage, read> B: array<u32>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0;
  for (var k = 0u; k < 8; k++) {
    sum += dot4I8Packed(A[id.y * 8 + k], B[id.x * 8 + k]);
  }
  C[id.y * 16 + id.x] = sum;
}
