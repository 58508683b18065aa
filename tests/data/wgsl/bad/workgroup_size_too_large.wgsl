@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(32, 32)  // error
fn main() { r[0] = 1u; }
