@group(0) @binding(0) var<storage, read_write> r: array<u32>;
var<workgroup> n: u32;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if (i < 5u) {
    r[i] = workgroupUniformLoad(&n);  // error
  }
}
