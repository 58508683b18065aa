// The warp-tiled kernel with two pairs of tiles in workgroup memory, of 8 steps along K each: while one pair is
// multiplied, the next is on its way from storage buffers to registers, and it goes where nobody reads any more.
// Nothing waits for storage buffers, and one barrier a tile is enough. Half of the invocations bring A's tile, half
// B's.
const BM = 128u;
const BN = 128u;
const BK = 8u;
const COUNT = 128u;
const PAIR = BK * BM / 4u;  // groups of four of one tile, of A or of B

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

var<workgroup> As: array<vec4f, 2u * PAIR>;  // transposed
var<workgroup> Bs: array<vec4f, 2u * PAIR>;

alias Sums = array<mat4x4f, 8>;  // 4 x 2 groups of 4 x 4 elements

// Four rows of four neighbours of A or of B, the first at group `at`. Where a tile hangs over the last row the last
// group takes the place of what is not there: it becomes part of elements that C does not have.
fn fetch(from_a: bool, at: u32) -> mat4x4f {
  if (from_a) {
    let pitch = d.lda / 4u;
    let last = d.M * pitch - 1u;
    return mat4x4f(
      A[min(at, last)],
      A[min(at + pitch, last)],
      A[min(at + 2u * pitch, last)],
      A[min(at + 3u * pitch, last)]
    );
  }
  let pitch = d.ldb / 4u;
  let last = d.K * pitch - 1u;
  return mat4x4f(
    B[min(at, last)],
    B[min(at + pitch, last)],
    B[min(at + 2u * pitch, last)],
    B[min(at + 3u * pitch, last)]
  );
}

// `four` with zeros for what lies beyond the end of K; its first element lies at `k`.
fn cut(from_a: bool, four: mat4x4f, k: u32) -> mat4x4f {
  let exists = vec4u(k, k + 1u, k + 2u, k + 3u) < vec4u(d.K);
  let none = vec4f();
  if (from_a) {
    return mat4x4f(
      select(none, four[0], exists),
      select(none, four[1], exists),
      select(none, four[2], exists),
      select(none, four[3], exists)
    );
  }
  return mat4x4f(
    select(none, four[0], exists.x),
    select(none, four[1], exists.y),
    select(none, four[2], exists.z),
    select(none, four[3], exists.w)
  );
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
fn double_buffered(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let row0 = tile.y * BM;
  let col0 = tile.x * BN;

  // The 4 x 4 elements that it brings: the first one lies at step k, in group `at` of its matrix.
  let from_a = index < COUNT / 2u;
  let part = index % (COUNT / 2u);
  let ra = (part / 16u * 8u + part % 8u) * 4u;
  let ka = part / 8u % 2u * 4u;
  let kb = part / 32u * 4u;
  let cb = part % 32u * 4u;
  let k = select(kb, ka, from_a);
  var at = select(kb * d.ldb + min(col0 + cb, d.ldb - 4u), min(row0 + ra, d.M - 1u) * d.lda + ka, from_a) / 4u;
  let advance = select(BK * d.ldb, BK, from_a) / 4u;

  // Its first row and column in the tile. Neighbours i and i ^ 1 share their rows, i and i ^ 2 their columns: so half
  // of 32 invocations read as few different elements as can be.
  let lane = index % 32u;
  let row1 = index / 64u * 64u + lane / 2u % 4u * 4u;
  let col1 = index / 32u % 2u * 64u + (lane / 8u * 2u + lane % 2u) * 4u;

  var next = cut(from_a, fetch(from_a, at), k);
  var sums: Sums;
  let tiles = (d.K + BK - 1u) / BK;
  for (var i = 0u; i < tiles; i++) {
    // Indices are made of quotients and remainders: so compilers see that they are within bounds, and need not see to
    // it.
    let pair = i % 2u * PAIR;
    if (from_a) {
      let into = pair + (ka * BM + ra) / 4u;
      let turned = transpose(next);
      As[into] = turned[0];
      As[into + 32u] = turned[1];
      As[into + 64u] = turned[2];
      As[into + 96u] = turned[3];
    } else {
      let into = pair + (kb * BN + cb) / 4u;
      Bs[into] = next[0];
      Bs[into + 32u] = next[1];
      Bs[into + 64u] = next[2];
      Bs[into + 96u] = next[3];
    }
    workgroupBarrier();  // this pair is filled, the other one is used

    let a = pair + row1 / 4u;
    let b = pair + col1 / 4u;
    multiply(As[a], As[a + 4u], As[a + 8u], As[a + 12u], Bs[b], Bs[b + 8u], &sums);

    // The next tile is asked for once the first products are under way.
    at += advance;
    next = fetch(from_a, at);
    if ((i + 2u) * BK > d.K) {
      next = cut(from_a, next, (i + 1u) * BK + k);
    }

    multiply(As[a + 32u], As[a + 36u], As[a + 40u], As[a + 44u], Bs[b + 32u], Bs[b + 40u], &sums);
    multiply(As[a + 64u], As[a + 68u], As[a + 72u], As[a + 76u], Bs[b + 64u], Bs[b + 72u], &sums);
    multiply(As[a + 96u], As[a + 100u], As[a + 104u], As[a + 108u], Bs[b + 96u], Bs[b + 104u], &sums);
    multiply(As[a + 128u], As[a + 132u], As[a + 136u], As[a + 140u], Bs[b + 128u], Bs[b + 136u], &sums);
    multiply(As[a + 160u], As[a + 164u], As[a + 168u], As[a + 172u], Bs[b + 160u], Bs[b + 168u], &sums);
    multiply(As[a + 192u], As[a + 196u], As[a + 200u], As[a + 204u], Bs[b + 192u], Bs[b + 200u], &sums);
    multiply(As[a + 224u], As[a + 228u], As[a + 232u], As[a + 236u], Bs[b + 224u], Bs[b + 232u], &sums);
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
