//! dispatch 2 2 1
//! 0:0 A f32[64*40] in random
//! 0:1 B f32[40*64] in random
//! 0:2 C f32[64*64] out zero
//! 0:3 p u32[3] in = 64 64 40
// 64 invocations; each keeps a tile of 4 x 4 in an array of arrays of its own.
struct Params { M: u32, N: u32, K: u32 };
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

const BM = 32u;
const BN = 32u;
const BK = 8u;
const TM = 4u;
const TN = 4u;

var<workgroup> As: array<array<f32, BM>, BK>;
var<workgroup> Bs: array<array<f32, BN>, BK>;

@compute @workgroup_size(BN / TN, BM / TM)
fn main(@builtin(local_invocation_id) lid: vec3u, @builtin(local_invocation_index) index: u32,
        @builtin(workgroup_id) wid: vec3u) {
  var acc: array<array<f32, TN>, TM>;
  for (var k0 = 0u; k0 < p.K; k0 += BK) {
    for (var i = index; i < BM * BK; i += 64u) {
      As[i % BK][i / BK] = A[(wid.y * BM + i / BK) * p.K + k0 + i % BK];
    }
    for (var i = index; i < BK * BN; i += 64u) {
      Bs[i / BN][i % BN] = B[(k0 + i / BN) * p.N + wid.x * BN + i % BN];
    }
    workgroupBarrier();
    for (var k = 0u; k < BK; k++) {
      var regB: array<f32, TN>;
      for (var j = 0u; j < TN; j++) { regB[j] = Bs[k][lid.x * TN + j]; }
      for (var i = 0u; i < TM; i++) {
        let regA = As[k][lid.y * TM + i];
        for (var j = 0u; j < TN; j++) {
          acc[i][j] += regA * regB[j];
        }
      }
    }
    workgroupBarrier();
  }
  for (var i = 0u; i < TM; i++) {
    for (var j = 0u; j < TN; j++) {
      C[(wid.y * BM + lid.y * TM + i) * p.N + wid.x * BN + lid.x * TN + j] = acc[i][j];
    }
  }
}
