@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main() {
  loop {  // error
    r[0] += 1u;
  }
}
