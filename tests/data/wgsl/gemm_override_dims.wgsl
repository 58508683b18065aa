//! dispatch 3 3 1
//! override M=22
//! override N=19
//! override K=31
//! override TILE=8
//! 0:0 A f32[22*31] in random
//! 0:1 B f32[31*19] in random
//! 0:2 C f32[22*19] out zero
// Dimensions and tile are overrides; the tile's is the workgroup's and that of workgroup memory as well.
override M: u32;
override N: u32;
override K: u32;
override TILE: u32 = 16;
override TILE2 = TILE * TILE;

@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
var<workgroup> ta: array<f32, TILE2>;
var<workgroup> tb: array<f32, TILE2>;

@compute @workgroup_size(TILE, TILE)
fn main(@builtin(global_invocation_id) gid: vec3u, @builtin(local_invocation_id) lid: vec3u) {
  var sum = 0.0;
  for (var k = 0u; k < K; k += TILE) {
    let ia = k + lid.x;
    let ib = k + lid.y;
    ta[lid.y * TILE + lid.x] = select(0, A[min(gid.y, M - 1) * K + min(ia, K - 1)], ia < K && gid.y < M);
    tb[lid.y * TILE + lid.x] = select(0, B[min(ib, K - 1) * N + min(gid.x, N - 1)], ib < K && gid.x < N);
    workgroupBarrier();
    for (var i = 0u; i < TILE; i++) {
      sum += ta[lid.y * TILE + i] * tb[i * TILE + lid.x];
    }
    workgroupBarrier();
  }
  if (gid.x < N && gid.y < M) {
    C[gid.y * N + gid.x] = sum;
  }
}
