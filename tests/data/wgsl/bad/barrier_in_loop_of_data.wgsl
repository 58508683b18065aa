@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_id) id: vec3u) {
  for (var i = 0u; i < u32(r[id.x]); i++) {
    storageBarrier();  // error
  }
}
