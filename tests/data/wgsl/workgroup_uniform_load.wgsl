//! dispatch 4 1 1
//! 0:0 limits u32[4] in = 3 0 9 5
//! 0:1 r u32[4*32] out zero
// How often all go round comes from memory, the same for all.
struct Plan { rounds: u32, start: u32 }
@group(0) @binding(0) var<storage, read> limits: array<u32>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
var<workgroup> plan: Plan;
var<workgroup> sums: array<u32, 32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) w: vec3u) {
  if (i == 31) { plan = Plan(limits[w.x], w.x * 100); }
  let mine = workgroupUniformLoad(&plan);
  var total = mine.start;
  for (var k = 0u; k < mine.rounds; k++) {
    sums[i] = i + k;
    workgroupBarrier();
    total += sums[(i + 7) % 32];
    workgroupBarrier();
  }
  r[w.x * 32 + i] = total;
}
