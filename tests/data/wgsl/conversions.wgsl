//! dispatch 1 1 1
//! 0:0 values f32[24] in = 0 -0.5 0.5 1.5 -1.5 2147483520 2147483648 4e9 4294967040 4294967296 1e20 -1e20 -2147483648 -2147483904 3.99999 -3.99999 255.5 16777217 -1 65536.25 123456.789 -0.99999 0.99999 1e-30
//! 0:1 words u32[24] in random
//! 0:2 integers i32[24*4] out zero
//! 0:3 floats f32[24*4] out zero
//! tolerance 0
// f32 to integers saturates and cuts off; integers to f32 round to nearest; booleans are 0 and 1.
@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> integers: array<i32>;
@group(0) @binding(3) var<storage, read_write> floats: array<vec4f>;
@compute @workgroup_size(24)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = values[i];
  integers[4 * i] = i32(v);
  integers[4 * i + 1] = bitcast<i32>(u32(v));
  integers[4 * i + 2] = i32(bool(v)) + i32(words[i]);
  let both = vec2i(vec2f(v, -v));
  integers[4 * i + 3] = both.x ^ both.y;
  let small = words[i] & 0xffffffu;
  floats[i] = vec4f(f32(small), f32(i32(small) - 0x800000), f32(v > 1.0), f32((words[i] & 1) == 1));
}
