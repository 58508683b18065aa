//! dispatch 10 1 1
//! tolerance 1e-4
//! 0:0 x f32[10*50] in random
//! 0:1 y f32[10*50] out zero
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
const WG = 32u;
const columns = 50u;
var<workgroup> scratch: array<f32, WG>;
fn all_max(v: f32, i: u32) -> f32 {
  scratch[i] = v;
  workgroupBarrier();
  var m = scratch[0];
  for (var k = 1u; k < WG; k++) { m = max(m, scratch[k]); }
  workgroupBarrier();
  return m;
}
fn all_sum(v: f32, i: u32) -> f32 {
  scratch[i] = v;
  workgroupBarrier();
  var s = 0.0;
  for (var k = 0u; k < WG; k++) { s += scratch[k]; }
  workgroupBarrier();
  return s;
}
@compute @workgroup_size(WG)
fn softmax(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) row: vec3u) {
  let base = row.x * columns;
  var high = -3.4e38;
  for (var c = i; c < columns; c += WG) { high = max(high, x[base + c]); }
  high = all_max(high, i);
  var sum = 0.0;
  for (var c = i; c < columns; c += WG) { sum += exp(x[base + c] - high); }
  sum = all_sum(sum, i);
  for (var c = i; c < columns; c += WG) { y[base + c] = exp(x[base + c] - high) / sum; }
}
