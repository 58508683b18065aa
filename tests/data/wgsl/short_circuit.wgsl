//! dispatch 1 1 1
//! 0:0 r u32[32*3] out zero
// The right side of && and || is evaluated only where it decides; select evaluates both.
@group(0) @binding(0) var<storage, read_write> r: array<u32>;
var<private> calls: u32;

fn odd(n: u32) -> bool { calls += 1u; return (n & 1u) == 1u; }
fn large(n: u32) -> bool { calls += 100u; return n > 16u; }
fn count(n: u32) -> u32 { calls += 10000u; return n; }

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  var result = 0u;
  if (odd(i) && large(i)) { result |= 1u; }
  if (odd(i) || large(i)) { result |= 2u; }
  if (!odd(i) && (large(i) || odd(i / 2u))) { result |= 4u; }
  let both = odd(i) & large(i);
  let either = odd(i) | large(i);
  result |= (u32(both) << 3u) | (u32(either) << 4u);
  result |= select(count(32u), count(64u), i > 7u);
  r[i * 3u] = result;
  r[i * 3u + 1u] = calls;
  let safe = i > 0u && 100u / i > 10u;
  r[i * 3u + 2u] = u32(safe != both);
}
