//! dispatch 6 1 1
//! feature subgroups
//! 0:0 A f32[12*70] in random
//! 0:1 B f32[70*10] in random
//! 0:2 C f32[12*10] out zero
// A subgroup, however large, sums up each element.
enable subgroups;
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) index: u32, @builtin(workgroup_id) wid: vec3u,
        @builtin(subgroup_size) width: u32, @builtin(subgroup_invocation_id) lane: u32) {
  let subgroups = 64 / width;
  for (var first = 0u; first < 20; first += subgroups) {
    let e = first + index / width;
    let at = wid.x * 20 + min(e, 19);
    let row = at / 10;
    let col = at % 10;
    var part = 0.0;
    for (var k = lane; k < 70; k += width) {
      part += A[row * 70 + k] * B[k * 10 + col];
    }
    let sum = subgroupAdd(part);
    if (lane == 0 && e < 20) {
      C[at] = sum;
    }
  }
}
