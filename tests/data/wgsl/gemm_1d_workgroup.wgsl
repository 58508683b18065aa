//! dispatch 6 1 1
//! 0:0 lhs f32[32*32] in random
//! 0:1 rhs f32[32*48] in random
//! 0:2 dst f32[32*48] out zero
// A workgroup of one dimension; rows and columns from divisions; flat tiles with a padding of one.
const M: u32 = 32u;
const N: u32 = 48u;
const K: u32 = 32u;
const BS: u32 = 16u;
const PITCH: u32 = BS + 1u;
const WG: u32 = BS * BS;

@group(0) @binding(0) var<storage, read> lhs: array<f32>;
@group(0) @binding(1) var<storage, read> rhs: array<f32>;
@group(0) @binding(2) var<storage, read_write> dst: array<f32>;
var<workgroup> sa: array<f32, BS * PITCH>;
var<workgroup> sb: array<f32, BS * PITCH>;

@compute @workgroup_size(WG)
fn main(@builtin(local_invocation_index) lane: u32, @builtin(workgroup_id) wid: vec3<u32>) {
  let blocks_n = N / BS;
  let block_row = wid.x / blocks_n;
  let block_col = wid.x % blocks_n;
  let r = lane / BS;
  let c = lane % BS;
  var total: f32 = 0f;
  for (var kk: u32 = 0u; kk < K; kk = kk + BS) {
    sa[r * PITCH + c] = lhs[(block_row * BS + r) * K + kk + c];
    sb[r * PITCH + c] = rhs[(kk + r) * N + block_col * BS + c];
    workgroupBarrier();
    for (var i: u32 = 0u; i < BS; i = i + 1u) {
      total = total + sa[r * PITCH + i] * sb[i * PITCH + c];
    }
    workgroupBarrier();
  }
  dst[(block_row * BS + r) * N + (block_col * BS + c)] = total;
}
