//! dispatch 1 1 1
//! feature shader-f16
//! tolerance 0
//! 0:0 block f16[40] in ramp
//! 0:1 r f32[16] out zero
//! 0:2 bits u32[8] out zero
// Where halves lie in structures, in uniform buffers too.
enable f16;
struct Block {
  a: f16,
  b: vec2h,
  c: f16,
  d: vec3h,
  e: f16,
  f: mat2x2h,
  @align(16) g: array<vec4h, 3>,
}
@group(0) @binding(0) var<storage, read> block: Block;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
@group(0) @binding(2) var<storage, read_write> bits: array<u32>;
@compute @workgroup_size(1)
fn main() {
  r[0] = f32(block.a);
  r[1] = f32(block.b.y);
  r[2] = f32(block.c);
  r[3] = f32(block.d.z);
  r[4] = f32(block.e);
  r[5] = f32(block.f[1].x);
  r[6] = f32(block.g[2].w);
  r[7] = f32((block.f * block.b).y);
  let copy = block;
  r[8] = f32(copy.g[1].z + copy.d.x);
  bits[0] = u32(block.b.x) + u32(i32(-block.c));
  bits[1] = pack2x16float(vec2f(block.b));
}
