//! dispatch 4 1 1
//! 0:0 x u32[256] in random
//! 0:1 y u32[256] out zero
// Hillis and Steele's scan, between two halves of an array of arrays.
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
var<workgroup> buffer: array<array<u32, 64>, 2>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u) {
  var from_ = 0u;
  buffer[from_][i] = x[g.x];
  workgroupBarrier();
  for (var step_ = 1u; step_ < 64; step_ *= 2) {
    let to_ = 1 - from_;
    var v = buffer[from_][i];
    if (i >= step_) { v += buffer[from_][i - step_]; }
    buffer[to_][i] = v;
    from_ = to_;
    workgroupBarrier();
  }
  y[g.x] = buffer[from_][i];
}
