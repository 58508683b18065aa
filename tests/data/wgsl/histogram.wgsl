//! dispatch 4 1 1
//! 0:0 pixels u32[512] in random
//! 0:1 bins u32[16] out zero
@group(0) @binding(0) var<storage, read> pixels: array<u32>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<u32>, 16>;
var<workgroup> local_bins: array<atomic<u32>, 16>;
fn bin_of(pixel: u32) -> u32 { return ((pixel & 0xff) * 77 + ((pixel >> 8) & 0xff) * 150 + ((pixel >> 16) & 0xff) * 29) >> 12; }
@compute @workgroup_size(64, 1, 1)
fn main(@builtin(local_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u,
        @builtin(num_workgroups) n: vec3u) {
  for (var at = g.x; at < arrayLength(&pixels); at += n.x * 64) {
    atomicAdd(&local_bins[bin_of(pixels[at])], 1u);
  }
  workgroupBarrier();
  if (i < 16) {
    let found = atomicLoad(&local_bins[i]);
    if (found > 0) { atomicAdd(&bins[i], found); }
  }
}
