//! dispatch 1 1 1
//! tolerance 1e-6
//! 0:0 x f32[32] in random
//! 0:1 r f32[32*4] out zero
//! 0:2 e i32[32] out zero
// Built-in functions that return structures.
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> r: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> e: array<i32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  let parts = modf(x[i] * 10.0);
  let split = frexp(x[i] * 100.0);
  r[i] = vec4f(parts.whole, parts.fract, split.fract, ldexp(x[i], i32(i) - 16));
  let many = frexp(vec2f(x[i], 3.0));
  e[i] = split.exp * 100 + many.exp.y + i32(modf(vec3f(2.5, -x[i], 1.0)).whole.x);
}
