//! dispatch 3 1 1
//! 0:0 r u32[3*64] out zero
// Workgroup memory begins as zeros in each workgroup; private variables with their values; var without any as zero.
struct Part { a: vec3u, b: array<u32, 5> }
@group(0) @binding(0) var<storage, read_write> r: array<u32>;
var<workgroup> parts: array<Part, 16>;
var<workgroup> flag: bool;
var<private> own: vec2u = vec2u(3, 4);
var<private> table = array<u32, 4>(1, 2, 3, 4);
fn counted() -> u32 {
  var n: u32;
  n += 1;
  return n;
}
fn later(i: u32) -> u32 {
  if (i > 7) {
    var n: vec4u;
    n[i % 4] += 3;
    return n.x + n.w;
  }
  return 0;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) w: vec3u) {
  var sum = parts[i % 16].a.y + parts[i % 16].b[i % 5] + u32(flag);
  workgroupBarrier();
  parts[i % 16].b[i / 16] = 77u;
  flag = true;
  own.x += i;
  table[i % 4] += own.x;
  var empty: Part;
  for (var k = 0; k < 2; k++) {
    var fresh = u32();
    fresh += 1;
    sum += fresh + empty.b[k] + counted() + later(i);
  }
  r[w.x * 64 + i] = sum * 1000 + own.x + own.y + table[i % 4];
}
