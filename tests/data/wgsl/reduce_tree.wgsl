//! dispatch 8 1 1
//! 0:0 x f32[1000] in random
//! 0:1 sums f32[8] out zero
// A sum by halves; the barrier stands in a loop that all invocations take alike.
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<f32>;
var<workgroup> part: array<f32, 128>;
@compute @workgroup_size(128)
fn main(@builtin(local_invocation_id) lid: vec3u, @builtin(workgroup_id) wid: vec3u) {
  let at = wid.x * 128 + lid.x;
  if (at < arrayLength(&x)) { part[lid.x] = x[at]; }
  workgroupBarrier();
  for (var width = 64u; width > 0; width >>= 1) {
    if (lid.x < width) {
      part[lid.x] += part[lid.x + width];
    }
    workgroupBarrier();
  }
  if (lid.x == 0) { sums[wid.x] = part[0]; }
}
