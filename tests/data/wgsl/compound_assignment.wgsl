//! dispatch 1 1 1
//! 0:0 x i32[32] inout small
//! 0:1 y u32[32] inout random
//! 0:2 z f32[32*4] inout random
//! tolerance 1e-6
// Every compound assignment, on array elements and components; the place is worked out once.
@group(0) @binding(0) var<storage, read_write> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
@group(0) @binding(2) var<storage, read_write> z: array<vec4f>;
var<private> calls = 0;
fn once(i: u32) -> u32 { calls++; return i; }
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  x[i] += 5;
  x[i] -= 2;
  x[i] *= 3;
  x[i] /= 2;
  x[i] %= 7;
  x[i]++;
  x[once(i)] += 1000;
  x[once(i)]--;
  y[i] &= 0xffff00ff;
  y[i] |= 0x10;
  y[i] ^= 0x1234u;
  y[i] <<= 2u;
  y[i] >>= 1u;
  z[i] += 1.0;
  z[i] *= vec4f(1, 2, 3, 4);
  z[i].y -= 0.5;
  z[i] /= 2.0;
  var b = true;
  b &= i > 3;
  b |= i == 1;
  z[i].w += select(0.0, 100.0, b);
  x[i] += calls * 10000;
}
