//! dispatch 1 1 1
//! 0:0 f f32[24] out zero
//! 0:1 n u32[20] out zero
//! tolerance 0
// Abstract numbers have 64 bits until they meet a type; constants may use functions, arrays, vectors.
const third = 1.0 / 3.0;
const big = 1099511627776 / 1024 / 1024 / 1024;
const tiny = 1e-300 * 1e300;
const deep = (0.1 + 0.2) * 10.0 - 3.0;
const seventeen = 16777217;
const as_float = seventeen - 16777216.0;
const table = array(2, 3.5, 4);
const grid = array<array<u32, 3>, 2>(array(1, 2, 3), array(4u, 5u, 6u));
const unit = vec3f(1, 2, 2) / length(vec3(1.0, 2.0, 2.0));
const typed: f32 = 0.1;
const exactly = 0.1;
const flags = vec4<bool>(true, false, 1 < 2, !(3 > 2));
const LANES = max(4, min(9, 16)) * 2;
const mask = ~0u >> 4;
const half_bits = bitcast<u32>(-0.5f);
const nested = select(sqrt(16.0), -1.0, grid[1][2] > 6);
const m = mat2x2(1.0, 2.0, 3.0, 4.0) * vec2(1.0, 0.5);
const_assert LANES == 18;

@group(0) @binding(0) var<storage, read_write> f: array<f32>;
@group(0) @binding(1) var<storage, read_write> n: array<u32>;
var<workgroup> scratch: array<u32, LANES>;

@compute @workgroup_size(1)
fn main() {
  f[0] = third * 3 - 1;
  f[1] = tiny;
  f[2] = deep * 1e15;
  f[3] = as_float;
  f[4] = table[1] + table[2];
  f[5] = unit.y * 3;
  f[6] = f32(typed == f32(exactly));
  f[7] = nested;
  f[8] = m.y;
  f[9] = 0x1p-3 + 0x1.8p1 + 0xA.8p0f;
  f[10] = 1e3f + .5 + 2. + 1.5e-1f + 0f;
  f[11] = f32(7 / 2) + 7.0 / 2 + f32(-7 / 2) + f32(-7 % 3);
  f[12] = floor(-2.5) + ceil(2.25) + round(2.5) + round(3.5) + trunc(-1.75) + fract(1.25);
  f[13] = clamp(5.0, 0.0, 1.5) + sign(-3.0) + abs(-2.5) + step(1.0, 2.0) + mix(1.0, 3.0, 0.25);
  f[14] = dot(vec3(1, 2, 3), vec3(4.0, 5.0, 6.0)) + cross(vec3(1.0, 0.0, 0.0), vec3(0.0, 1.0, 0.0)).z;
  f[15] = pow(2.0, 10.0) + exp2(3.0) + log2(8.0) + sqrt(2.25);
  const inside = 3 * third;
  f[16] = inside;
  let deduced = 2147483647 + 0.0;
  f[17] = deduced;
  f[18] = 340282346638528859811704183484516925440.0 / 1e38;
  n[0] = big;
  n[1] = u32(flags.x) + 2 * u32(flags.y) + 4 * u32(flags.z) + 8 * u32(flags.w);
  n[2] = mask;
  n[3] = half_bits;
  n[4] = grid[1][2] * 10 + grid[0][0];
  n[5] = arrayLength(&n) + u32(LANES);
  n[6] = 0xFFFFFFFF;
  n[7] = u32(i32(-2147483648 + 1));
  n[8] = 1u << 31;
  n[9] = u32(i32(2.9) - i32(-2.9));
  n[10] = (5 & 3) | ((8 ^ 1) << 2);
  n[11] = countOneBits(255u) + firstLeadingBit(1024u) + extractBits(0xabcdu, 4u, 8u);
  n[12] = u32(all(flags.xz)) + 2 * u32(any(flags.yw));
  n[13] = u32(1 + 2 * 3 - 4 / 2 % 3);
  n[14] = pack4x8unorm(vec4(1.0, 0.5, 0.0, 0.25));
  n[15] = scratch[LANES - 1];
  n[16] = u32(3000000000);
  n[17] = 0x0u + 0X1Fu + 0u;
}
