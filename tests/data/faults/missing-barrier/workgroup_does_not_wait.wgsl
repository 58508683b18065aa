// finds: missing-barrier | race
// problem: 32 48 24
// rooftile: dispatch=(cdiv(N,8),cdiv(M,8))
override REPAIRED: u32 = 0u;
struct Sizes { m: u32, n: u32, k: u32 }
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> size: Sizes;
const T = 8u;
var<workgroup> left: array<array<f32, T>, T>;
var<workgroup> right: array<array<f32, T>, T>;
@compute @workgroup_size(T, T)
fn tiled(@builtin(local_invocation_id) t: vec3u, @builtin(workgroup_id) w: vec3u) {
  let row = w.y * T + t.y;
  let col = w.x * T + t.x;
  var sum = 0.0;
  for (var k0 = 0u; k0 < size.k; k0 += T) {
    left[t.y][t.x] = select(0.0, a[row * size.k + k0 + t.x], row < size.m && k0 + t.x < size.k);
    right[t.y][t.x] = select(0.0, b[(k0 + t.y) * size.n + col], k0 + t.y < size.k && col < size.n);
    if REPAIRED == 1u { workgroupBarrier(); }
    for (var k = 0u; k < T; k++) {
      sum += left[t.y][k] * right[k][t.x];  // fault: nothing waits for the tiles
    }
    workgroupBarrier();
  }
  if row < size.m && col < size.n { c[row * size.n + col] = sum; }
}
