@compute @workgroup_size(1)
fn main(@builtin(thread_position) id: vec3u) { }  // error
