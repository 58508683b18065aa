// conflicts: 2
// problem: 32 32 16
// rooftile: dispatch=(cdiv(N,8),cdiv(M,8))
// Rows of 9 words part 32 invocations side by side, but not 8 x 4 of them.
override REPAIRED: u32 = 0u;
struct Sizes { m: u32, n: u32, k: u32 }
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> size: Sizes;
const T = 8u;
var<workgroup> left: array<f32, T * T>;
var<workgroup> right: array<f32, T * (T + 4)>;
@compute @workgroup_size(T, T)
fn turned(@builtin(local_invocation_id) t: vec3u, @builtin(global_invocation_id) g: vec3u) {
  let pitch = select(T + 1u, T + 4u, REPAIRED == 1u);
  var sum = 0.0;
  for (var k0 = 0u; k0 < size.k; k0 += T) {
    left[t.y * T + t.x] = a[g.y * size.k + k0 + t.x];
    right[t.x * pitch + t.y] = b[(k0 + t.y) * size.n + g.x];  // fault
    workgroupBarrier();
    for (var k = 0u; k < T; k++) { sum += left[t.y * T + k] * right[t.x * pitch + k]; }
    workgroupBarrier();
  }
  c[g.y * size.n + g.x] = sum;
}
