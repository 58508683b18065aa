// No workgroup memory and no barrier: the invocations of a subgroup, of whatever size, fetch one step along K of 8 rows
// of A each, and hand them to each other. An invocation computes 8 rows of 4 columns that lie 64 apart; all of a
// workgroup share the rows, so that it does not matter which of them form a subgroup.
enable subgroups;

const BM = 8u;
const BN = 256u;
const COUNT = 64u;

struct Dims {
  M: u32,
  N: u32,
  K: u32,
}

@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;

fn load_a(row: u32, k: u32) -> f32 {
  if (row < d.M && k < d.K) {
    return A[row * d.K + k];
  }
  return 0.0;
}

fn load_b(k: u32, col: u32) -> f32 {
  if (k < d.K && col < d.N) {
    return B[k * d.N + col];
  }
  return 0.0;
}

// All products of four values of A and four of B: the columns of WGSL's matrix are rows of C.
fn outer(a: vec4f, b: vec4f) -> mat4x4f {
  return mat4x4f(a.x * b, a.y * b, a.z * b, a.w * b);
}

fn store(row: u32, col: u32, sums: vec4f) {
  if (row < d.M) {
    let at = row * d.N + col;
    if (col < d.N) { C[at] = sums.x; }
    if (col + COUNT < d.N) { C[at + COUNT] = sums.y; }
    if (col + 2u * COUNT < d.N) { C[at + 2u * COUNT] = sums.z; }
    if (col + 3u * COUNT < d.N) { C[at + 3u * COUNT] = sums.w; }
  }
}

@compute @workgroup_size(COUNT)
fn subgroup(
  @builtin(workgroup_id) tile: vec3u,
  @builtin(local_invocation_index) index: u32,
  @builtin(subgroup_invocation_id) lane: u32,
  @builtin(subgroup_size) size: u32
) {
  let row = tile.y * BM;
  let col = tile.x * BN + index;
  let lanes = min(size, COUNT);  // of a larger subgroup the workgroup fills only a part

  var upper = mat4x4f();
  var lower = mat4x4f();
  for (var t = 0u; t < d.K; t += lanes) {
    let k = t + lane;
    let a0 = vec4f(load_a(row, k), load_a(row + 1u, k), load_a(row + 2u, k), load_a(row + 3u, k));
    let a1 = vec4f(load_a(row + 4u, k), load_a(row + 5u, k), load_a(row + 6u, k), load_a(row + 7u, k));
    for (var i = 0u; i < lanes; i++) {
      let b = vec4f(
        load_b(t + i, col),
        load_b(t + i, col + COUNT),
        load_b(t + i, col + 2u * COUNT),
        load_b(t + i, col + 3u * COUNT)
      );
      upper += outer(subgroupShuffle(a0, i), b);
      lower += outer(subgroupShuffle(a1, i), b);
    }
  }

  store(row, col, upper[0]);
  store(row + 1u, col, upper[1]);
  store(row + 2u, col, upper[2]);
  store(row + 3u, col, upper[3]);
  store(row + 4u, col, lower[0]);
  store(row + 5u, col, lower[1]);
  store(row + 6u, col, lower[2]);
  store(row + 7u, col, lower[3]);
}
