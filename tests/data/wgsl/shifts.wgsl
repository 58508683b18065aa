//! dispatch 1 1 1
//! 0:0 x u32[64] in random
//! 0:1 y u32[64*6] out zero
// Shifts by 32 and more are by the low five bits; signed ones keep the sign.
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = x[i];
  let s = bitcast<i32>(v);
  y[i * 6] = v << i;
  y[i * 6 + 1] = v >> i;
  y[i * 6 + 2] = u32(s >> i);
  y[i * 6 + 3] = bitcast<u32>(s << (i + 7));
  let pair = vec2u(v, ~v) >> vec2u(i, i ^ 31);
  y[i * 6 + 4] = pair.x ^ pair.y;
  var z = v;
  z <<= 3u;
  z >>= i & 7;
  y[i * 6 + 5] = z;
}
