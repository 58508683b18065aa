//! dispatch 1 1 1
//! 0:0 words u32[32] in = 0 1 2 3 4294967295 2147483648 65536 32768 255 256 4096 1234567 305419896 2863311530 1431655765 4042322160 7 6 5 4 1073741824 2147483647 3221225472 16777216 16711680 65280 12 100 1000 10000 100000 1000000
//! 0:1 r u32[32*14] out zero
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  let w = words[i];
  let s = bitcast<i32>(w);
  let at = i * 14;
  r[at] = countOneBits(w);
  r[at + 1] = countLeadingZeros(w);
  r[at + 2] = countTrailingZeros(w);
  r[at + 3] = firstLeadingBit(w);
  r[at + 4] = firstTrailingBit(w);
  r[at + 5] = u32(firstLeadingBit(s));
  r[at + 6] = reverseBits(w);
  r[at + 7] = extractBits(w, i, 9u);
  r[at + 8] = u32(extractBits(s, 3u, i + 2u));
  r[at + 9] = insertBits(w, 0x2a5u, i, 10u);
  r[at + 10] = u32(countOneBits(s) + countLeadingZeros(s));
  let v = countOneBits(vec2u(w, ~w)) + reverseBits(vec2u(w, 1u));
  r[at + 11] = v.x ^ v.y;
  r[at + 12] = extractBits(w, i + 10u, 40u) + insertBits(w, 1u, i + 30u, i);
  r[at + 13] = u32(firstTrailingBit(s));
}
