// D = activation(alpha * A @ B + beta * C + bias) for every shape, by the double-buffered kernel of the ladder. Rows of
// A and B are lda and ldb elements apart, multiples of 4; D's follow each other. Batches are the grid's third
// dimension: they lie along two axes, of which the inner one has `inner` of them. All steps are in elements.
alias Element = f32;

const BM = 128u;
const BN = 128u;
const BK = 8u;
const COUNT = 128u;
const PAIR = BK * BM / 4u;  // groups of four of one tile, of A or of B

struct Problem {
  M: u32,
  N: u32,
  K: u32,
  inner: u32,
  lda: u32,
  ldb: u32,
  a_outer: u32,
  a_inner: u32,
  b_outer: u32,
  b_inner: u32,
  c_row: u32,
  c_column: u32,
  c_outer: u32,
  c_inner: u32,
  bias_step: u32,
  has_c: u32,  // or whatever is bound to C is not read; has_bias the same
  has_bias: u32,
  activation: u32,  // none, relu, gelu, gelu_tanh, silu
  alpha: f32,
  beta: f32,
}

@group(0) @binding(0) var<uniform> p: Problem;
@group(0) @binding(1) var<storage, read> A: array<vec4<Element>>;
@group(0) @binding(2) var<storage, read> B: array<vec4<Element>>;
@group(0) @binding(3) var<storage, read> C: array<Element>;
@group(0) @binding(4) var<storage, read> bias: array<Element>;
@group(0) @binding(5) var<storage, read_write> D: array<Element>;

var<workgroup> As: array<vec4f, 2u * PAIR>;  // transposed
var<workgroup> Bs: array<vec4f, 2u * PAIR>;

alias Sums = array<mat4x4f, 8>;  // 4 x 2 groups of 4 x 4 elements

// Four rows of four neighbours of A or of B, the first at group `at`. Where a tile hangs over the last row the last
// group, `last`, takes the place of what is not there: it becomes part of elements that D does not have.
fn fetch(from_a: bool, at: u32, last: u32) -> mat4x4f {
  if (from_a) {
    let pitch = p.lda / 4u;
    return mat4x4f(
      vec4f(A[min(at, last)]),
      vec4f(A[min(at + pitch, last)]),
      vec4f(A[min(at + 2u * pitch, last)]),
      vec4f(A[min(at + 3u * pitch, last)])
    );
  }
  let pitch = p.ldb / 4u;
  return mat4x4f(
    vec4f(B[min(at, last)]),
    vec4f(B[min(at + pitch, last)]),
    vec4f(B[min(at + 2u * pitch, last)]),
    vec4f(B[min(at + 3u * pitch, last)])
  );
}

// `four` with zeros for what lies beyond the end of K; its first element lies at `k`.
fn cut(from_a: bool, four: mat4x4f, k: u32) -> mat4x4f {
  let exists = vec4u(k, k + 1u, k + 2u, k + 3u) < vec4u(p.K);
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

// erfc(z) for z >= 0, to 1 part in 10 million: exp(-z * z) times a function of 1 / (1 + z / 2) fitted to it.
fn erfc(z: f32) -> f32 {
  let t = 1.0 / (1.0 + 0.5 * z);
  var sum = 0.15775101;
  sum = sum * t - 0.75018158;
  sum = sum * t + 1.31865295;
  sum = sum * t - 0.90974068;
  sum = sum * t + 0.09432143;
  sum = sum * t - 0.09025566;
  sum = sum * t + 0.06523265;
  sum = sum * t + 0.38035412;
  sum = sum * t + 0.99934808;
  sum = sum * t - 1.26548227;
  return t * exp(sum - z * z);
}

// Where a function of WGSL may overflow its argument is held to where it still changes the result.
fn activated(x: f32) -> f32 {
  switch p.activation {
    case 1u: {
      return select(x, 0.0, x < 0.0);
    }
    case 2u: {
      let beyond = 0.5 * x * erfc(abs(x) * 0.70710678);
      return select(x - beyond, beyond, x < 0.0);
    }
    case 3u: {
      let inner = 0.79788456 * (x + 0.044715 * x * x * x);
      return 0.5 * x * (1.0 + tanh(clamp(inner, -15.0, 15.0)));
    }
    case 4u: {
      return x / (1.0 + exp(min(-x, 80.0)));
    }
    default: {
      return x;
    }
  }
}

fn store(batch: u32, row: u32, col: u32, found: f32) {
  if (row < p.M && col < p.N) {
    var x = p.alpha * found;
    if (p.has_c != 0u) {
      let first = batch / p.inner * p.c_outer + batch % p.inner * p.c_inner;
      x += p.beta * f32(C[first + row * p.c_row + col * p.c_column]);
    }
    if (p.has_bias != 0u) {
      x += f32(bias[col * p.bias_step]);
    }
    D[(batch * p.M + row) * p.N + col] = Element(activated(x));
  }
}

@compute @workgroup_size(COUNT)
fn gemm(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
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
  let batch = tile.z;
  let a0 = batch / p.inner * p.a_outer + batch % p.inner * p.a_inner;
  let b0 = batch / p.inner * p.b_outer + batch % p.inner * p.b_inner;
  let at_a0 = a0 + min(row0 + ra, p.M - 1u) * p.lda + ka;
  let at_b0 = b0 + kb * p.ldb + min(col0 + cb, p.ldb - 4u);
  var at = select(at_b0, at_a0, from_a) / 4u;
  let advance = select(BK * p.ldb, BK, from_a) / 4u;
  let last = select(b0 + p.K * p.ldb, a0 + p.M * p.lda, from_a) / 4u - 1u;

  // Its first row and column in the tile. Neighbours i and i ^ 1 share their rows, i and i ^ 2 their columns: so half
  // of 32 invocations read as few different elements as can be.
  let lane = index % 32u;
  let row1 = index / 64u * 64u + lane / 2u % 4u * 4u;
  let col1 = index / 32u % 2u * 64u + (lane / 8u * 2u + lane % 2u) * 4u;

  var next = cut(from_a, fetch(from_a, at, last), k);
  var sums: Sums;
  let tiles = (p.K + BK - 1u) / BK;
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
    next = fetch(from_a, at, last);
    if ((i + 2u) * BK > p.K) {
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

  // Of a copy: an array that is indexed by a variable cannot stay in registers.
  var found = sums;
  for (var group = 0u; group < 8u; group++) {
    for (var i = 0u; i < 4u; i++) {
      for (var j = 0u; j < 4u; j++) {
        let row = row0 + row1 + group / 2u * 16u + i;
        let col = col0 + col1 + group % 2u * 32u + j;
        store(batch, row, col, found[group][i][j]);
      }
    }
  }
}
