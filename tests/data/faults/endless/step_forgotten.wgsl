// finds: never-ends
// problem: 24 20 12
// rooftile: dispatch=(cdiv(N,8),cdiv(M,8)) args=(M,N,K,A,B,C)
override REPAIRED: u32 = 0;
struct Sizes { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<uniform> sizes: Sizes;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.y >= sizes.M || id.x >= sizes.N) { return; }
  var sum = 0.0;
  var k = 0u;
  while (k < sizes.K) {  // fault: k stays 0
    sum += A[id.y * sizes.K + k] * B[k * sizes.N + id.x];  // fault: what is left of the loop may begin here
    k += REPAIRED;
  }
  C[id.y * sizes.N + id.x] = sum;
}
