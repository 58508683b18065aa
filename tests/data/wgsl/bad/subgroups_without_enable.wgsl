@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  r[i] = subgroupAdd(r[i]);  // error
}
