@group(0) @binding(0) var<storage, read_write> r: array<f32>;
@compute @workgroup_size(1)
fn main() {
  r[0] = f32(${this.k} * 2);  // error
}
