@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  var n: i32 = 3;
  r[0] = i + n;  // error
}
