// finds: wrong-guard
// problem: 24 40 20
// rooftile: dispatch=(cdiv(N,16),cdiv(M,4))
// Rows and columns of C are held to each other's sizes.
override REPAIRED: u32 = 0u;
struct Sizes { m: u32, n: u32, k: u32 }
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> size: Sizes;
@compute @workgroup_size(16, 4)
fn naive(@builtin(global_invocation_id) id: vec3u) {
  let i = id.y;
  let j = id.x;
  if REPAIRED == 1u {
    if i >= size.m || j >= size.n { return; }
  } else if i >= size.n || j >= size.m { return; }  // fault
  var sum = 0.0;
  for (var k = 0u; k < size.k; k++) { sum = fma(a[i * size.k + k], b[k * size.n + j], sum); }
  c[i * size.n + j] = sum;
}
