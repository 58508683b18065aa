// D = activation(alpha * A @ B + beta * C + bias) for every shape, by the double-buffered kernel of the ladder. Rows of
// A and B are lda and ldb elements apart, multiples of 4; D's follow each other. Batches are the grid's third
// dimension: they lie along two axes, of which the inner one has `inner` of them. All steps are in elements.
alias Element = f32;

const BM = 128u;
const BN = 128u;
const BK = 8u;
const COUNT = 128u;

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

@group(0) @binding(0) var<uniform> d: Problem;
@group(0) @binding(1) var<storage, read> A: array<vec4<Element>>;
@group(0) @binding(2) var<storage, read> B: array<vec4<Element>>;
@group(0) @binding(3) var<storage, read> C: array<Element>;
@group(0) @binding(4) var<storage, read> bias: array<Element>;
@group(0) @binding(5) var<storage, read_write> D: array<Element>;

// Two tiles of each matrix, by step along K and group of rows or columns, which are constants below: so only the last
// index has to be kept within bounds, and it is the same at every step.
var<workgroup> As: array<array<array<vec4f, 16>, 4>, BK>;  // transposed
var<workgroup> Bs: array<array<array<vec4f, 32>, 2>, BK>;

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
  switch d.activation {
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
  if (row < d.M && col < d.N) {
    var x = d.alpha * found;
    if (d.has_c != 0u) {
      let first = batch / d.inner * d.c_outer + batch % d.inner * d.c_inner;
      x += d.beta * f32(C[first + row * d.c_row + col * d.c_column]);
    }
    if (d.has_bias != 0u) {
      x += f32(bias[col * d.bias_step]);
    }
    D[(batch * d.M + row) * d.N + col] = Element(activated(x));
  }
}

@compute @workgroup_size(COUNT)
fn gemm(@builtin(workgroup_id) tile: vec3u, @builtin(local_invocation_index) index: u32) {
  let batch = tile.z;
  let a0 = (batch / d.inner * d.a_outer + batch % d.inner * d.a_inner) / 4u;
  let b0 = (batch / d.inner * d.b_outer + batch % d.inner * d.b_inner) / 4u;
  // The multiplication of double_buffered.wgsl stands here, where A and B begin at a0 and b0.

  // Of an array: one that is indexed by a variable cannot stay in registers, and these have done their work.
  let found = array<vec4f, 32>(
    s0l, s0r, s1l, s1r, s2l, s2r, s3l, s3r, s4l, s4r, s5l, s5r, s6l, s6r, s7l, s7r, s8l, s8r, s9l, s9r, s10l, s10r,
    s11l, s11r, s12l, s12r, s13l, s13r, s14l, s14r, s15l, s15r
  );
  for (var group = 0u; group < 32u; group++) {
    let i = group / 2u;
    for (var j = 0u; j < 4u; j++) {
      let row = row0 + wr * 64u + rl * 4u + i / 4u * 16u + i % 4u;
      let col = col0 + wc * 64u + cl * 4u + group % 2u * 32u + j;
      store(batch, row, col, found[group][j]);
    }
  }
}
