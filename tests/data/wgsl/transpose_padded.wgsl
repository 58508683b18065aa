//! dispatch 3 2 1
//! tolerance 0
//! 0:0 x f32[30*40] in random
//! 0:1 y f32[40*30] out zero
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
var<workgroup> tile: array<array<f32, 17>, 16>;
@compute @workgroup_size(16, 16)
fn main(@builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) w: vec3u) {
  let from_ = w.xy * 16 + l.xy;
  if (all(from_ < vec2u(40, 30))) { tile[l.y][l.x] = x[from_.y * 40 + from_.x]; }
  workgroupBarrier();
  let to_ = w.yx * 16 + l.xy;
  if (to_.x < 30 && to_.y < 40) { y[to_.y * 30 + to_.x] = tile[l.x][l.y]; }
}
