//! dispatch 4 1 1
//! 0:0 values i32[256] in small
//! 0:1 totals u32[8] out zero
//! 0:2 slots u32[256] out zero
// Atomics in storage from several workgroups; floats are added by exchanging bits until nobody was faster.
struct Totals {
  count: atomic<u32>,
  sum: atomic<i32>,
  low: atomic<i32>,
  high: atomic<i32>,
  mask: atomic<u32>,
  parity: atomic<u32>,
  real: atomic<u32>,
}
@group(0) @binding(0) var<storage, read> values: array<i32>;
@group(0) @binding(1) var<storage, read_write> totals: Totals;
@group(0) @binding(2) var<storage, read_write> slots: array<atomic<u32>>;

fn add_real(by: f32) {
  var old = atomicLoad(&totals.real);
  loop {
    let wanted = bitcast<u32>(bitcast<f32>(old) + by);
    let result = atomicCompareExchangeWeak(&totals.real, old, wanted);
    if result.exchanged { break; }
    old = result.old_value;
  }
}

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let v = values[id.x];
  let place = atomicAdd(&totals.count, 1u);
  atomicExchange(&slots[place], 1u);
  atomicAdd(&totals.sum, v);
  _ = atomicMin(&totals.low, v);
  _ = atomicMax(&totals.high, v);
  atomicOr(&totals.mask, 1u << u32(v & 31));
  atomicXor(&totals.parity, u32(v));
  add_real(f32(v) * 0.25);
}
