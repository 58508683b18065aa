//! dispatch 1 1 1
//! 0:0 r i32[16] out zero
// Names may be hidden in inner scopes: variables, parameters, built-in functions, types, loop variables.
@group(0) @binding(0) var<storage, read_write> r: array<i32>;
const value = 1;
fn max(a: i32, b: i32) -> i32 { return a * 10 + b; }
fn hidden(value: i32) -> i32 {
  var result = value;
  {
    let value = 100;
    result += value;
    {
      var value = value + 1;
      value *= 2;
      result += value;
    }
  }
  return result + value;
}
@compute @workgroup_size(1)
fn main() {
  r[0] = value;
  let value = value + 1;
  r[1] = value;
  r[2] = hidden(5);
  r[3] = max(3, 4);
  for (var value = 0; value < 3; value++) { let value = value * value; r[4] += value; }
  if (value == 2) { let value = 7; r[5] = value; } else { r[5] = -1; }
  let min = min(4, 9);
  r[6] = min;
  var r_ = 1;
  loop { let r_ = 9; if (r_ == 9) { break; } }
  r[7] = r_;
  let main = 3;
  r[8] = main;
  let i32 = 4;
  r[9] = i32;
}
