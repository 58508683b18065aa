//! dispatch 1 1 1
//! entry second
//! 0:0 r u32[16] out zero
//! 0:2 x u32[16] in ramp
// Several entry points share a file; what only others use is not bound.
@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@group(0) @binding(1) var<storage, read> unused: array<u32>;
@group(0) @binding(2) var<storage, read> x: array<u32>;
var<workgroup> only_first: array<u32, 64>;
fn shared_helper(v: u32) -> u32 { return v * v + late(v); }
@compute @workgroup_size(64)
fn first(@builtin(local_invocation_index) i: u32) {
  only_first[i] = unused[i];
  r[0] = only_first[63 - i];
}
@compute @workgroup_size(16)
fn second(@builtin(local_invocation_index) i: u32) { r[i] = shared_helper(x[i]) + LATER; }
// Declarations may stand in any order.
const LATER = EVEN_LATER * 2u;
fn late(v: u32) -> u32 { return v ^ LATER; }
const EVEN_LATER = 21u;
