@group(0) @binding(0) var<storage, read_write> r: array<f32>;
var<workgroup> t: array<f32, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_id) id: vec3u) {
  if (id.x % 2u == 0u) {
    t[id.x] = 1.0;
    workgroupBarrier();  // error
  }
  r[id.x] = t[id.x];
}
