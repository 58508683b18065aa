// The vectorized kernel on matrices of f16, half the bytes to move. They become f32 on their way to workgroup memory,
// and products and sums are f32 too; only what is stored is rounded.
enable f16;

const BM = 128u;
const BN = 128u;
const BK = 16u;
const COUNT = 256u;  // 16 x 16 invocations; half of them bring A's tile, half B's
const ROWS = BM / 8u;
const COLS = BN / 8u;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
  lda: u32,
  ldb: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<vec4h>;
@group(0) @binding(2) var<storage, read> B: array<vec4h>;
@group(0) @binding(3) var<storage, read_write> C: array<f16>;

var<workgroup> As: array<vec4f, BK * BM / 4u>;  // transposed
var<workgroup> Bs: array<vec4f, BK * BN / 4u>;

// Four neighbours of a row of A, zeros beyond its edges.
fn load_a(row: u32, k: u32) -> vec4f {
  if (row >= d.M || k >= d.K) {
    return vec4f();
  }
  let four = vec4f(A[(row * d.lda + k) / 4u]);
  return select(vec4f(), four, vec4u(k, k + 1u, k + 2u, k + 3u) < vec4u(d.K));
}

// Four neighbours of a row of B. Those beyond its end belong to columns that C does not have.
fn load_b(k: u32, col: u32) -> vec4f {
  if (k >= d.K || col >= d.N) {
    return vec4f();
  }
  return vec4f(B[(k * d.ldb + col) / 4u]);
}

// All products of four values of A and four of B: the columns of WGSL's matrix are rows of C.
fn outer(a: vec4f, b: vec4f) -> mat4x4f {
  return mat4x4f(a.x * b, a.y * b, a.z * b, a.w * b);
}

fn store_row(row: u32, col: u32, sums: vec4f) {
  let rounded = vec4h(sums);
  if (row < d.M) {
    let at = row * d.N + col;
    if (col < d.N) { C[at] = rounded.x; }
    if (col + 1u < d.N) { C[at + 1u] = rounded.y; }
    if (col + 2u < d.N) { C[at + 2u] = rounded.z; }
    if (col + 3u < d.N) { C[at + 3u] = rounded.w; }
  }
}

fn store(row: u32, col: u32, sums: mat4x4f) {
  store_row(row, col, sums[0]);
  store_row(row + 1u, col, sums[1]);
  store_row(row + 2u, col, sums[2]);
  store_row(row + 3u, col, sums[3]);
}

@compute @workgroup_size(COUNT)
fn half(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let tx = index % COLS;
  let ty = index / COLS;
  let row0 = tile.y * BM;
  let col0 = tile.x * BN;

  // The first row and column of the 4 x 4 elements that it brings, of A's tile or of B's. Of A, four neighbours fetch
  // 16 elements of a row together, and eight store side by side.
  let part = index % (COUNT / 2u);
  let ra = (part / 32u * 8u + part % 8u) * 4u;
  let ka = part / 8u % 4u * 4u;
  let kb = part / 32u * 4u;
  let cb = part % 32u * 4u;

  var sum00 = mat4x4f();
  var sum01 = mat4x4f();
  var sum10 = mat4x4f();
  var sum11 = mat4x4f();
  for (var t = 0u; t < d.K; t += BK) {
    if (index < COUNT / 2u) {
      let row = row0 + ra;
      let k = t + ka;
      let turned = transpose(mat4x4f(load_a(row, k), load_a(row + 1u, k), load_a(row + 2u, k), load_a(row + 3u, k)));
      let at = (ka * BM + ra) / 4u;
      As[at] = turned[0];
      As[at + BM / 4u] = turned[1];
      As[at + 2u * BM / 4u] = turned[2];
      As[at + 3u * BM / 4u] = turned[3];
    } else {
      let k = t + kb;
      let col = col0 + cb;
      let at = (kb * BN + cb) / 4u;
      Bs[at] = load_b(k, col);
      Bs[at + BN / 4u] = load_b(k + 1u, col);
      Bs[at + 2u * BN / 4u] = load_b(k + 2u, col);
      Bs[at + 3u * BN / 4u] = load_b(k + 3u, col);
    }
    workgroupBarrier();  // the tiles are filled

    for (var k = 0u; k < BK; k++) {
      let a0 = As[k * (BM / 4u) + ty];
      let a1 = As[k * (BM / 4u) + ty + ROWS];
      let b0 = Bs[k * (BN / 4u) + tx];
      let b1 = Bs[k * (BN / 4u) + tx + COLS];
      sum00 += outer(a0, b0);
      sum01 += outer(a0, b1);
      sum10 += outer(a1, b0);
      sum11 += outer(a1, b1);
    }
    workgroupBarrier();  // the tiles are used and may be overwritten
  }

  let row = row0 + 4u * ty;
  let col = col0 + 4u * tx;
  store(row, col, sum00);
  store(row, col + 4u * COLS, sum01);
  store(row + 4u * ROWS, col, sum10);
  store(row + 4u * ROWS, col + 4u * COLS, sum11);
}
