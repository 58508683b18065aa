//! dispatch 3 2 2
//! 0:0 ids u32[12*24*14] out zero
// Every built-in value of a compute shader, from each invocation.
struct Inputs {
  @builtin(workgroup_id) group: vec3<u32>,
  @builtin(local_invocation_id) local: vec3<u32>,
  @builtin(num_workgroups) groups: vec3<u32>,
}
@group(0) @binding(0) var<storage, read_write> ids: array<array<u32, 14>>;

@compute @workgroup_size(4, 3, 2)
fn main(in: Inputs, @builtin(global_invocation_id) global: vec3<u32>, @builtin(local_invocation_index) index: u32) {
  let number = (in.group.z * in.groups.y + in.group.y) * in.groups.x + in.group.x;
  let row = &ids[number * 24u + index];
  for (var i = 0; i < 3; i++) {
    (*row)[i] = in.group[i];
    (*row)[3 + i] = in.local[i];
    (*row)[6 + i] = in.groups[i];
    (*row)[9 + i] = global[i];
  }
  (*row)[12] = index;
  row[13] = arrayLength(&ids);
}
