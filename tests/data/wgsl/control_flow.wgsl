//! dispatch 1 1 1
//! 0:0 r i32[64*6] out zero
// switch with several values a case and default in the middle; loop with continuing and break if; all ways out.
@group(0) @binding(0) var<storage, read_write> r: array<i32>;

fn kind(n: i32) -> i32 {
  switch n {
    case 0, 1, 2: { return 10; }
    case 3: { if (n > 2) { break; } return 11; }
    default: { return 12; }
    case 5, 7, { return 13; }
    case 0x10: { return 14; }
  }
  return 15;
}
fn many(n: u32) -> i32 {
  var result = 0;
  switch (n % 4u) {
    case 1u: { result = 1; }
    case 2, default { result += 5; }
  }
  return result;
}
fn collatz(start: u32) -> i32 {
  var n = start;
  var steps = 0;
  loop {
    if (n <= 1) { break; }
    if (n % 2 == 0) {
      n /= 2;
      continue;
    }
    n = 3 * n + 1;
    continuing {
      steps++;
    }
  }
  return steps;
}
fn until(limit: i32) -> i32 {
  var i = 0;
  var sum = 0;
  loop {
    sum += i;
    continuing {
      i += 2;
      let over = i > limit;
      break if over;
    }
  }
  return sum;
}
fn nested(n: i32) -> i32 {
  var found = 0;
  for (var i = 0; i < n; i++) {
    if (i % 3 == 1) { continue; }
    var j = 0;
    while j < i {
      j++;
      if j == 4 { continue; }
      if (i * j > 200) { break; }
      switch j {
        case 2: { continue; }
        default: { }
      }
      found += i ^ j;
    }
    if (found > 2000) { return -found; }
  }
  return found;
}

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) index: u32) {
  let i = i32(index);
  let at = index * 6;
  r[at] = kind(i);
  r[at + 1] = many(index);
  r[at + 2] = collatz(index + 1);
  r[at + 3] = until(i);
  r[at + 4] = nested(i);
  var last = 0;
  for (; last * last < i; ) { last++; }
  if (i < 10) { last = -last; } else if (i < 20) { last *= 3; } else if (i > 60) { } else { last += 100; }
  r[at + 5] = last;
}
