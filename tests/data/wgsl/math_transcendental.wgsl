//! dispatch 1 1 1
//! tolerance 2e-3
//! 0:0 x f32[64] in random
//! 0:1 r f32[64*20] out zero
// The specification leaves drivers some room here, and so does the comparison.
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = x[i];
  let p = abs(v) + 0.1;
  let u = v / (1.0 + abs(v));
  var k = i * 20;
  r[k] = sin(v); k++;
  r[k] = cos(v); k++;
  r[k] = tan(u); k++;
  r[k] = asin(u); k++;
  r[k] = acos(u); k++;
  r[k] = atan(v); k++;
  r[k] = atan2(v, p); k++;
  r[k] = sinh(v); k++;
  r[k] = cosh(v); k++;
  r[k] = tanh(v); k++;
  r[k] = asinh(v); k++;
  r[k] = acosh(p + 1.0); k++;
  r[k] = atanh(u); k++;
  r[k] = exp(v); k++;
  r[k] = exp2(v); k++;
  r[k] = log(p); k++;
  r[k] = log2(p); k++;
  r[k] = pow(p, v); k++;
  r[k] = atan2(-v, -p); k++;
  r[k] = pow(vec2f(p, 2.0), vec2f(0.5, v)).y;
}
