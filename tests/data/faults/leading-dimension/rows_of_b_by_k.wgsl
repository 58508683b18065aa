// finds: wrong-stride
// problem: 40 24 32
// rooftile: dispatch=(cdiv(N,8),cdiv(M,8))
override REPAIRED: u32 = 0u;
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> dims: vec3u;
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) g: vec3u) {
  let row = g.y; let col = g.x;
  if row >= dims.x || col >= dims.y { return; }
  var sum = 0.0;
  for (var k = 0u; k < dims.z; k++) {
    if REPAIRED == 1u {
      sum += A[row * dims.z + k] * B[k * dims.y + col];
    } else {
      sum += A[row * dims.z + k] * B[k * dims.z + col];  // fault
    }
  }
  C[row * dims.y + col] = sum;
}
