// A 64 x 64 tile of C a workgroup, 4 x 4 elements of it an invocation, kept in registers: 8 values read from workgroup
// memory feed 16 multiply-adds. An invocation's elements lie 16 rows and 16 columns apart.
const BM = 64u;
const BN = 64u;
const BK = 16u;
const ROWS = BM / 4u;  // invocations along the tile's rows, and how far apart an invocation's rows are
const COLS = BN / 4u;  // the same for columns
const COUNT = ROWS * COLS;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

var<workgroup> As: array<f32, BM * BK>;
var<workgroup> Bs: array<f32, BK * BN>;

// All products of four values of A and four of B: the columns of WGSL's matrix are rows of C.
fn outer(a: vec4f, b: vec4f) -> mat4x4f {
  return mat4x4f(a.x * b, a.y * b, a.z * b, a.w * b);
}

fn store(row: u32, col: u32, sums: vec4f) {
  if (row < d.M) {
    let at = row * d.N + col;
    if (col < d.N) { C[at] = sums.x; }
    if (col + COLS < d.N) { C[at + COLS] = sums.y; }
    if (col + 2u * COLS < d.N) { C[at + 2u * COLS] = sums.z; }
    if (col + 3u * COLS < d.N) { C[at + 3u * COLS] = sums.w; }
  }
}

@compute @workgroup_size(COUNT)
fn register_tiled(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let tx = index % COLS;
  let ty = index / COLS;
  let row0 = tile.y * BM;
  let col0 = tile.x * BN;

  var sum = mat4x4f();
  for (var t = 0u; t < d.K; t += BK) {
    for (var part = 0u; part < BM * BK / COUNT; part++) {
      let i = part * COUNT + index;
      let r = row0 + i / BK;
      let k = t + i % BK;
      var a = 0.0;
      if (r < d.M && k < d.K) {
        a = A[r * d.K + k];
      }
      As[i] = a;
    }
    for (var part = 0u; part < BK * BN / COUNT; part++) {
      let i = part * COUNT + index;
      let k = t + i / BN;
      let c = col0 + i % BN;
      var b = 0.0;
      if (k < d.K && c < d.N) {
        b = B[k * d.N + c];
      }
      Bs[i] = b;
    }
    workgroupBarrier();  // the tiles are filled

    for (var k = 0u; k < BK; k++) {
      let ak = ty * BK + k;
      let bk = k * BN + tx;
      let a = vec4f(As[ak], As[ak + ROWS * BK], As[ak + 2u * ROWS * BK], As[ak + 3u * ROWS * BK]);
      let b = vec4f(Bs[bk], Bs[bk + COLS], Bs[bk + 2u * COLS], Bs[bk + 3u * COLS]);
      sum += outer(a, b);
    }
    workgroupBarrier();  // the tiles are used and may be overwritten
  }

  let row = row0 + ty;
  let col = col0 + tx;
  store(row, col, sum[0]);
  store(row + ROWS, col, sum[1]);
  store(row + 2u * ROWS, col, sum[2]);
  store(row + 3u * ROWS, col, sum[3]);
}
