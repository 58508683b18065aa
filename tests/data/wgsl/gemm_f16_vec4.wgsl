//! dispatch 1 2 1
//! feature shader-f16
//! tolerance 2e-3
//! 0:0 A f16[16*32] in random
//! 0:1 B f16[32*32] in random
//! 0:2 C f16[16*32] out zero
// vec4<f16> loads into workgroup memory, sums in f32, rounded once when stored.
enable f16;
alias h4 = vec4<f16>;
@group(0) @binding(0) var<storage, read> A: array<h4>;
@group(0) @binding(1) var<storage, read> B: array<h4>;
@group(0) @binding(2) var<storage, read_write> C: array<h4>;
var<workgroup> rows: array<array<h4, 8>, 8>;

@compute @workgroup_size(8, 8)
fn main(@builtin(local_invocation_id) l: vec3u, @builtin(workgroup_id) w: vec3u) {
  let row = w.y * 8 + l.y;
  rows[l.y][l.x] = A[row * 8 + l.x];
  workgroupBarrier();
  var sum: vec4f;
  for (var q = 0u; q < 8; q++) {
    let a = vec4f(rows[l.y][q]);
    sum += a.x * vec4f(B[(4 * q) * 8 + l.x]) + a.y * vec4f(B[(4 * q + 1) * 8 + l.x]);
    sum += a.z * vec4f(B[(4 * q + 2) * 8 + l.x]) + a.w * vec4f(B[(4 * q + 3) * 8 + l.x]);
  }
  C[row * 8 + l.x] = h4(sum);
}
