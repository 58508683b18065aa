"""The textbook's kernels in WGSL."""

NAIVE = """\
struct Dims { M: u32, N: u32, K: u32, _r: u32 };
@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read>       A: array<f32>;   // M x K
@group(0) @binding(2) var<storage, read>       B: array<f32>;   // K x N
@group(0) @binding(3) var<storage, read_write> C: array<f32>;   // M x N

@compute @workgroup_size(16, 16)
fn gemm(@builtin(global_invocation_id) gid: vec3u) {
  let fila = gid.y;
  let col  = gid.x;
  if (fila >= d.M || col >= d.N) { return; }

  var acc = 0.0;
  for (var k: u32 = 0u; k < d.K; k = k + 1u) {
    acc = acc + A[fila * d.K + k] * B[k * d.N + col];
  }
  C[fila * d.N + col] = acc;
}
"""
TILED = """\
const T = 16u;
@group(0) @binding(0) var<storage, read> firstMatrix: array<f32>;
@group(0) @binding(1) var<storage, read> secondMatrix: array<f32>;
@group(0) @binding(2) var<storage, read_write> resultMatrix: array<f32>;
@group(0) @binding(3) var<uniform> dims: vec3<u32>;
var<workgroup> a: array<array<f32, T>, T>;
var<workgroup> b: array<array<f32, T>, T>;
@compute @workgroup_size(T, T)
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_id) l: vec3<u32>) {
  var sum: f32;
  for (var t = 0u; t < dims.z; t += T) {
    a[l.y][l.x] = select(0.0, firstMatrix[id.y * dims.z + t + l.x], id.y < dims.x && t + l.x < dims.z);
    b[l.y][l.x] = select(0.0, secondMatrix[(t + l.y) * dims.y + id.x], t + l.y < dims.z && id.x < dims.y);
    workgroupBarrier();
    for (var k = 0u; k < T; k++) { sum += a[l.y][k] * b[k][l.x]; }
    workgroupBarrier();
  }
  if (id.y < dims.x && id.x < dims.y) { resultMatrix[id.y * dims.y + id.x] = sum; }
}
"""
