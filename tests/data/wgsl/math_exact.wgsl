//! dispatch 1 1 1
//! tolerance 1e-5
//! 0:0 x f32[64*4] in random
//! 0:1 r f32[64*40] out zero
// Functions whose results differ by rounding at most.
@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> r: array<vec4f>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = x[i];
  let w = x[(i + 5) % 64];
  let at = i * 10;
  r[at] = abs(v) + sign(w) * 10.0;
  r[at + 1] = floor(v * 3.0) + ceil(w * 5.0) * 0.25;
  r[at + 2] = trunc(v * 4.0) + fract(w);
  r[at + 3] = round(v * 8.0 + 0.125) + saturate(w);
  r[at + 4] = clamp(v, vec4f(-0.5), vec4f(0.75)) + min(v, w) * max(v, w);
  r[at + 5] = mix(v, w, 0.25) + mix(v, w, vec4f(0.1, 0.2, 0.3, 0.4)) + step(v, w) + smoothstep(vec4f(-1), vec4f(2), v);
  r[at + 6] = sqrt(abs(v)) + inverseSqrt(abs(w) + 1.0) + fma(v, w, v);
  r[at + 7] = vec4f(length(v), distance(v.xy, w.xy), dot(v, w), dot(v.xyz, w.zyx));
  r[at + 8] = vec4f(cross(v.xyz, w.xyz), length(v.x)) + vec4f(normalize(v.xyz), 0.0);
  r[at + 9] = vec4f(reflect(v.xy, normalize(w.xy)), faceForward(v.xy, w.xy, vec2f(1.0, 0.5))) + degrees(v) * 0.01
    + radians(w) + select(v, w, v > w) + select(v, w, i > 10) + quantizeToF16(floor(v * 16.0));
}
