@group(0) @binding(0) var<storage, read_write> r: array<f32>;
fn wait() { workgroupBarrier(); }  // error
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if (r[i] > 0.0) {
    wait();  // error
  }
}
