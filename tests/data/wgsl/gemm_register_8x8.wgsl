//! dispatch 1 1 1
//! 0:0 A f32[64*32] in random
//! 0:1 B f32[32*64] in random
//! 0:2 C f32[64*64] out zero
// 8 x 8 results an invocation as sixteen vec4f, the loop over rows written out by hand.
@group(0) @binding(0) var<storage, read> A: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<f32>>;

var<workgroup> tileA: array<f32, 64 * 16>;
var<workgroup> tileB: array<vec4<f32>, 16 * 16>;

fn row_of(k: u32, r: u32) -> f32 {
  return tileA[k * 64u + r];
}

@compute @workgroup_size(8, 8, 1)
fn main(@builtin(local_invocation_id) t: vec3<u32>, @builtin(local_invocation_index) i: u32) {
  var c: array<vec4<f32>, 16>;
  for (var k0 = 0u; k0 < 32u; k0 += 16u) {
    for (var q = 0u; q < 4u; q++) {
      let e = q * 64u + i;
      let v = A[(e / 4u) * 8u + k0 / 4u + e % 4u];
      for (var s = 0u; s < 4u; s++) {
        tileA[((e % 4u) * 4u + s) * 64u + e / 4u] = v[s];
      }
      tileB[e] = B[(k0 + e / 16u) * 16u + e % 16u];
    }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {
      let b0 = tileB[k * 16u + t.x * 2u];
      let b1 = tileB[k * 16u + t.x * 2u + 1u];
      let r = t.y * 8u;
      let a0 = row_of(k, r);
      c[0] = fma(vec4(a0), b0, c[0]);
      c[1] = fma(vec4(a0), b1, c[1]);
      let a1 = row_of(k, r + 1u);
      c[2] = fma(vec4(a1), b0, c[2]);
      c[3] = fma(vec4(a1), b1, c[3]);
      for (var x = 2u; x < 8u; x++) {
        let ax = row_of(k, r + x);
        c[2u * x] += ax * b0;
        c[2u * x + 1u] += ax * b1;
      }
    }
    workgroupBarrier();
  }
  for (var x = 0u; x < 8u; x++) {
    C[(t.y * 8u + x) * 16u + t.x * 2u] = c[2u * x];
    C[(t.y * 8u + x) * 16u + t.x * 2u + 1u] = c[2u * x + 1u];
  }
}
