// One invocation computes one element of C, straight from storage buffers.
struct Dims {
  M: u32,
  N: u32,
  K: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

@compute @workgroup_size(16, 16)
fn naive(@builtin(global_invocation_id) id: vec3u) {
  let row = id.y;
  let col = id.x;

  if (row < d.M && col < d.N) {
    var sum = 0.0;
    for (var k = 0u; k < d.K; k++) {
      sum += A[row * d.K + k] * B[k * d.N + col];
    }
    C[row * d.N + col] = sum;
  }
}
