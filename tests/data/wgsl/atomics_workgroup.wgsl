//! dispatch 2 1 1
//! 0:0 x u32[128] in random
//! 0:1 r u32[2*9] out zero
// All operations on atomics in workgroup memory whose results do not depend on their order.
struct Cell { sum: atomic<u32>, low: atomic<i32>, high: atomic<u32>, bits: array<atomic<u32>, 3> }
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
var<workgroup> cell: Cell;
var<workgroup> winners: atomic<u32>;
var<workgroup> owner: atomic<u32>;
var<workgroup> turns: atomic<i32>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) w: vec3u) {
  let v = x[w.x * 64 + i];
  if (i == 0) { atomicStore(&cell.bits[0], 0xffffffffu); }
  workgroupBarrier();
  atomicAdd(&cell.sum, v);
  atomicMin(&cell.low, bitcast<i32>(v));
  atomicMax(&cell.high, v);
  atomicAnd(&cell.bits[0], v | 0xf0f00f0fu);
  atomicOr(&cell.bits[1], v & (0x01010101u << (i % 8)));
  atomicXor(&cell.bits[2], v);
  let tried = atomicCompareExchangeWeak(&owner, 0u, i + 1);
  if (tried.exchanged) { atomicAdd(&winners, 1u); }
  let before = atomicSub(&turns, 1);
  if (before == -63) { atomicExchange(&turns, 1000); }
  workgroupBarrier();
  if (i == 0) {
    let at = w.x * 9;
    r[at] = atomicLoad(&cell.sum);
    r[at + 1] = u32(atomicLoad(&cell.low));
    r[at + 2] = atomicLoad(&cell.high);
    for (var k = 0u; k < 3; k++) { r[at + 3 + k] = atomicLoad(&cell.bits[k]); }
    r[at + 6] = atomicLoad(&winners);
    r[at + 7] = u32(atomicLoad(&owner) != 0);
    r[at + 8] = u32(atomicLoad(&turns));
  }
}
