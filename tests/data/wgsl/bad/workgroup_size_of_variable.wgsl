@group(0) @binding(0) var<storage, read_write> r: array<u32>;
var<private> n = 8u;
@compute @workgroup_size(n)  // error
fn main() { r[0] = 1u; }
