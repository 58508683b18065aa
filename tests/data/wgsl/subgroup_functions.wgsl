//! dispatch 2 1 1
//! feature subgroups
//! 0:0 x u32[128] in random
//! 0:1 r u32[128*9] out zero
// What subgroups of every size from four on give alike: within quads, and of the whole workgroup from parts.
enable subgroups;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
var<workgroup> total: atomic<u32>;
var<workgroup> largest: atomic<u32>;
var<workgroup> ballots: atomic<u32>;
var<workgroup> elected: atomic<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u,
        @builtin(subgroup_size) width: u32, @builtin(subgroup_invocation_id) lane: u32) {
  let v = x[g.x];
  let at = g.x * 9;
  let sum = subgroupAdd(v);
  let high = subgroupMax(v);
  let odd = subgroupBallot((v & 1) == 1);
  let every = subgroupAll(width >= 4);
  let none = subgroupAny(lane >= width);
  if (subgroupElect()) {
    atomicAdd(&total, sum);
    atomicMax(&largest, high);
    atomicAdd(&ballots, countOneBits(odd.x) + countOneBits(odd.y) + countOneBits(odd.z) + countOneBits(odd.w));
    atomicAdd(&elected, width);
  }
  let across = subgroupShuffleXor(v, 3u);
  let fixed = subgroupShuffle(v, lane ^ 1u);
  let prefix = subgroupExclusiveAdd(v) - subgroupShuffle(subgroupExclusiveAdd(v), lane & ~3u);
  let inclusive = subgroupInclusiveAdd(1u) - lane;
  let first = subgroupBroadcastFirst(v) - subgroupBroadcast(v, 0u);
  let up = select(0u, subgroupShuffleUp(v, 1u), lane % 4 > 0);
  let upper = subgroupShuffleDown(v, 2u);
  let down = select(0u, upper, lane % 4 < 2);
  workgroupBarrier();
  r[at] = atomicLoad(&total);
  r[at + 1] = atomicLoad(&largest);
  r[at + 2] = atomicLoad(&ballots);
  r[at + 3] = across ^ (fixed << 1);
  r[at + 4] = prefix + inclusive;
  r[at + 5] = first + u32(every) * 2 + u32(none);
  r[at + 6] = down + select(7u, subgroupMin(v) ^ subgroupMin(v), true);
  r[at + 7] = atomicLoad(&elected);
  r[at + 8] = up;
}
