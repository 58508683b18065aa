// The vectorized kernel with 16 x 8 elements an invocation: 24 values read from workgroup memory feed 128 multiply-
// adds. Each 32 invocations in a row, which hardware mostly runs as one subgroup, compute a 64 x 64 tile of their own,
// so that what they read at a time is few neighbouring elements. The steps along K are written out four by four.
const BM = 128u;
const BN = 128u;
const BK = 16u;
const COUNT = 128u;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
  lda: u32,
  ldb: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<vec4f>;
@group(0) @binding(2) var<storage, read> B: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

var<workgroup> As: array<vec4f, BK * BM / 4u>;  // transposed
var<workgroup> Bs: array<vec4f, BK * BN / 4u>;

alias Sums = array<mat4x4f, 8>;  // 4 x 2 groups of 4 x 4 elements

// Four neighbours of a row of A, zeros beyond its edges.
fn load_a(row: u32, k: u32) -> vec4f {
  if (row >= d.M || k >= d.K) {
    return vec4f();
  }
  let four = A[(row * d.lda + k) / 4u];
  return select(vec4f(), four, vec4u(k, k + 1u, k + 2u, k + 3u) < vec4u(d.K));
}

// Four neighbours of a row of B. Those beyond its end belong to columns that C does not have.
fn load_b(k: u32, col: u32) -> vec4f {
  if (k >= d.K || col >= d.N) {
    return vec4f();
  }
  return B[(k * d.ldb + col) / 4u];
}

// All products of four values of A and four of B: the columns of WGSL's matrix are rows of C.
fn outer(a: vec4f, b: vec4f) -> mat4x4f {
  return mat4x4f(a.x * b, a.y * b, a.z * b, a.w * b);
}

// One step along K, from four groups of four rows of A and two of four columns of B.
fn multiply(a0: vec4f, a1: vec4f, a2: vec4f, a3: vec4f, b0: vec4f, b1: vec4f, sums: ptr<function, Sums>) {
  (*sums)[0] += outer(a0, b0);
  (*sums)[1] += outer(a0, b1);
  (*sums)[2] += outer(a1, b0);
  (*sums)[3] += outer(a1, b1);
  (*sums)[4] += outer(a2, b0);
  (*sums)[5] += outer(a2, b1);
  (*sums)[6] += outer(a3, b0);
  (*sums)[7] += outer(a3, b1);
}

fn store_row(row: u32, col: u32, sums: vec4f) {
  if (row < d.M) {
    let at = row * d.N + col;
    if (col < d.N) { C[at] = sums.x; }
    if (col + 1u < d.N) { C[at + 1u] = sums.y; }
    if (col + 2u < d.N) { C[at + 2u] = sums.z; }
    if (col + 3u < d.N) { C[at + 3u] = sums.w; }
  }
}

fn store(row: u32, col: u32, sums: mat4x4f) {
  store_row(row, col, sums[0]);
  store_row(row + 1u, col, sums[1]);
  store_row(row + 2u, col, sums[2]);
  store_row(row + 3u, col, sums[3]);
}

@compute @workgroup_size(COUNT)
fn warp_tiled(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let row0 = tile.y * BM;
  let col0 = tile.x * BN;

  // The first row and column of the 4 x 4 elements that it brings, of A's tile and of B's. Of A, four neighbours fetch
  // 16 elements of a row together, and eight store side by side.
  let ra = (index / 32u * 8u + index % 8u) * 4u;
  let ka = index / 8u % 4u * 4u;
  let kb = index / 32u * 4u;
  let cb = index % 32u * 4u;

  // Its first row and column in the tile. Neighbours i and i ^ 1 share their rows, i and i ^ 2 their columns: so half
  // of 32 invocations read as few different elements as can be.
  let lane = index % 32u;
  let row1 = index / 64u * 64u + lane / 2u % 4u * 4u;
  let col1 = index / 32u % 2u * 64u + (lane / 8u * 2u + lane % 2u) * 4u;

  var sums: Sums;
  for (var t = 0u; t < d.K; t += BK) {
    let row = row0 + ra;
    let at_k = t + ka;
    let turned =
      transpose(mat4x4f(load_a(row, at_k), load_a(row + 1u, at_k), load_a(row + 2u, at_k), load_a(row + 3u, at_k)));
    let into_a = (ka * BM + ra) / 4u;
    As[into_a] = turned[0];
    As[into_a + BM / 4u] = turned[1];
    As[into_a + 2u * BM / 4u] = turned[2];
    As[into_a + 3u * BM / 4u] = turned[3];
    let into_b = (kb * BN + cb) / 4u;
    Bs[into_b] = load_b(t + kb, col0 + cb);
    Bs[into_b + BN / 4u] = load_b(t + kb + 1u, col0 + cb);
    Bs[into_b + 2u * BN / 4u] = load_b(t + kb + 2u, col0 + cb);
    Bs[into_b + 3u * BN / 4u] = load_b(t + kb + 3u, col0 + cb);
    workgroupBarrier();  // the tiles are filled

    for (var four = 0u; four < BK / 4u; four++) {
      let a = four * BM + row1 / 4u;
      let b = four * BN + col1 / 4u;
      multiply(As[a], As[a + 4u], As[a + 8u], As[a + 12u], Bs[b], Bs[b + 8u], &sums);
      multiply(As[a + 32u], As[a + 36u], As[a + 40u], As[a + 44u], Bs[b + 32u], Bs[b + 40u], &sums);
      multiply(As[a + 64u], As[a + 68u], As[a + 72u], As[a + 76u], Bs[b + 64u], Bs[b + 72u], &sums);
      multiply(As[a + 96u], As[a + 100u], As[a + 104u], As[a + 108u], Bs[b + 96u], Bs[b + 104u], &sums);
    }
    workgroupBarrier();  // the tiles are used and may be overwritten
  }

  let row = row0 + row1;
  let col = col0 + col1;
  store(row, col, sums[0]);
  store(row, col + 32u, sums[1]);
  store(row + 16u, col, sums[2]);
  store(row + 16u, col + 32u, sums[3]);
  store(row + 32u, col, sums[4]);
  store(row + 32u, col + 32u, sums[5]);
  store(row + 48u, col, sums[6]);
  store(row + 48u, col + 32u, sums[7]);
}
