// A workgroup computes a T x T tile of C. It copies one T x T tile of A and of B at a time to workgroup memory,
// where each element is read T times.
override T: u32 = 16;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

var<workgroup> As: array<f32, T * T>;
var<workgroup> Bs: array<f32, T * T>;

@compute @workgroup_size(T, T)
fn tiled(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let tx = local.x;
  let ty = local.y;
  let row = tile.y * T + ty;
  let col = tile.x * T + tx;

  var sum = 0.0;
  for (var t = 0u; t < d.K; t += T) {
    // Beyond the edges the tiles are filled with zeros, which add nothing.
    var a = 0.0;
    if (row < d.M && t + tx < d.K) {
      a = A[row * d.K + t + tx];
    }
    var b = 0.0;
    if (t + ty < d.K && col < d.N) {
      b = B[(t + ty) * d.N + col];
    }
    As[ty * T + tx] = a;
    Bs[ty * T + tx] = b;
    workgroupBarrier();  // the tiles are filled

    for (var k = 0u; k < T; k++) {
      sum += As[ty * T + k] * Bs[k * T + tx];
    }
    workgroupBarrier();  // the tiles are used and may be overwritten
  }
  if (row < d.M && col < d.N) {
    C[row * d.N + col] = sum;
  }
}
