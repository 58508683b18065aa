//! dispatch 1 1 1
//! 0:0 params f32[48] in ramp
//! 0:1 r f32[12] out zero
//! tolerance 1e-6
// Uniform buffers: columns of mat3x3 and elements of arrays lie 16 bytes apart, structures begin at 16.
struct Light { at: vec3f, power: f32 }
struct Params {
  exposure: f32,
  size: vec2f,
  turn: mat3x3f,
  lights: array<Light, 2>,
  table: array<vec4f, 3>,
  last: mat2x2f,
}
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  r[0] = params.exposure;
  r[1] = params.size.y;
  let turned = params.turn * vec3f(1, 10, 100);
  r[2] = turned.x;
  r[3] = turned.z;
  r[4] = params.lights[1].at.z;
  r[5] = params.lights[1].power;
  r[6] = params.table[2].w;
  r[7] = params.last[1][0];
  let lights = params.lights;
  for (var i = 0; i < 2; i++) { r[8 + i] = dot(lights[i].at, vec3f(1.0)); }
  r[10] = params.turn[2].y;
}
