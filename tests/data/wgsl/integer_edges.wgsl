//! dispatch 1 1 1
//! 0:0 signed i32[16] in = -2147483648 -1 7 0 -7 3 2147483647 2 -2147483648 0 5 -5 -1 -2147483648 46341 46341
//! 0:1 words u32[16] in = 7 0 4294967295 2 0 0 1 4294967295 4294967295 4294967295 65536 65536 3 5 10 3
//! 0:2 out_i i32[8*7] out zero
//! 0:3 out_u u32[8*6] out zero
// What C leaves undefined: division by zero, the smallest number by -1, overflow.
@group(0) @binding(0) var<storage, read> signed_: array<vec2i>;
@group(0) @binding(1) var<storage, read> words: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> out_i: array<i32>;
@group(0) @binding(3) var<storage, read_write> out_u: array<u32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let a = signed_[i].x;
  let b = signed_[i].y;
  out_i[i * 7] = a / b;
  out_i[i * 7 + 1] = a % b;
  out_i[i * 7 + 2] = a + b;
  out_i[i * 7 + 3] = a - b;
  out_i[i * 7 + 4] = a * b;
  out_i[i * 7 + 5] = -a;
  out_i[i * 7 + 6] = abs(a);
  let u = words[i].x;
  let v = words[i].y;
  out_u[i * 6] = u / v;
  out_u[i * 6 + 1] = u % v;
  out_u[i * 6 + 2] = u - v;
  out_u[i * 6 + 3] = u * v;
  let both = words[i] / words[i].yx;
  out_u[i * 6 + 4] = both.y;
  out_u[i * 6 + 5] = (words[i] % vec2(v, 3)).x;
}
