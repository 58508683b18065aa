//! dispatch 1 1 1
//! 0:0 r i32[16*4] out zero
// Arrays and structures are values: passed, returned, copied, compared by element.
struct Line { a: array<vec2i, 2>, b: array<array<i32, 2>, 3> }
@group(0) @binding(0) var<storage, read_write> r: array<array<i32, 4>>;
fn filled(by: i32) -> array<i32, 4> { return array(by, by * 2, by * 3, by * 4); }
fn turned(line: Line) -> Line {
  var result = line;
  result.a[0] = line.a[1].yx;
  result.b[2] = line.b[0];
  result.b[0][1] = line.b[2][0];
  return result;
}
fn made(i: i32) -> Line {
  return Line(array(vec2(i, 1), vec2(2, i)), array(array(i, 2), array(3, 4), array<i32, 2>(5, i * i)));
}
@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) index: u32) {
  let i = i32(index);
  var copy = filled(i);
  let original = copy;
  copy[i % 4] = -1;
  r[i] = copy;
  let t = turned(made(i));
  r[i][0] += t.a[0].x + original[3];
  r[i][1] -= t.b[0][1] * 100;
  r[i][2] += t.b[2][i % 2] + filled(7)[i % 4];
  r[i][3] = made(i).b[1][i & 1] + array(10, 20, 30)[i % 3];
}
