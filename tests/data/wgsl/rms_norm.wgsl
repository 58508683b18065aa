//! dispatch 6 1 1
//! tolerance 1e-5
//! 0:0 x f32[6*96] in random
//! 0:1 gain f32[96] in random
//! 0:2 y f32[6*96] out zero
//! 0:3 eps f32[1] in = 1e-5
@group(0) @binding(0) var<storage, read> x: array<array<vec4f, 24>>;
@group(0) @binding(1) var<storage, read> gain: array<vec4f, 24>;
@group(0) @binding(2) var<storage, read_write> y: array<array<vec4f, 24>>;
@group(0) @binding(3) var<uniform> eps: f32;
var<workgroup> squares: array<vec4f, 24>;
var<workgroup> factor: f32;
@compute @workgroup_size(24)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) row: vec3u) {
  let v = x[row.x][i];
  squares[i] = v * v;
  workgroupBarrier();
  if (i == 0) {
    var sum = vec4f();
    for (var k = 0; k < 24; k++) { sum += squares[k]; }
    factor = inverseSqrt((sum.x + sum.y + sum.z + sum.w) / 96 + eps);
  }
  workgroupBarrier();
  y[row.x][i] = v * factor * gain[i];
}
