// The tiled kernel with 2 x 2 elements of C an invocation, T / 2 apart: one value from workgroup memory serves two
// products.
override T: u32 = 32;
const W = 2u;
override S: u32 = T / W;  // between an invocation's elements; the workgroup is S x S invocations

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

@compute @workgroup_size(S, S)
fn coarsened(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let tx = local.x;
  let ty = local.y;
  let row0 = tile.y * T + ty;
  let col0 = tile.x * T + tx;

  var sum: array<f32, W * W>;
  for (var t = 0u; t < d.K; t += T) {
    for (var i = 0u; i < W; i++) {
      for (var j = 0u; j < W; j++) {
        let r = i * S;
        let c = j * S;
        var a = 0.0;
        if (row0 + r < d.M && t + tx + c < d.K) {
          a = A[(row0 + r) * d.K + t + tx + c];
        }
        var b = 0.0;
        if (t + ty + r < d.K && col0 + c < d.N) {
          b = B[(t + ty + r) * d.N + col0 + c];
        }
        As[(ty + r) * T + tx + c] = a;
        Bs[(ty + r) * T + tx + c] = b;
      }
    }
    workgroupBarrier();  // the tiles are filled

    for (var k = 0u; k < T; k++) {
      let a0 = As[ty * T + k];
      let a1 = As[(ty + S) * T + k];
      let b0 = Bs[k * T + tx];
      let b1 = Bs[k * T + tx + S];
      sum[0] += a0 * b0;
      sum[1] += a0 * b1;
      sum[2] += a1 * b0;
      sum[3] += a1 * b1;
    }
    workgroupBarrier();  // the tiles are used and may be overwritten
  }
  for (var i = 0u; i < W; i++) {
    for (var j = 0u; j < W; j++) {
      let row = row0 + i * S;
      let col = col0 + j * S;
      if (row < d.M && col < d.N) {
        C[row * d.N + col] = sum[i * W + j];
      }
    }
  }
}
