@group(0) @binding(0) var<storage, read_write> r: array<f32>;
var<workgroup> t: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if (i > 40u) { return; }
  t[i] = 1.0;
  workgroupBarrier();  // error
  r[i] = t[63u - i];
}
