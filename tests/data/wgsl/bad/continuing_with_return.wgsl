@group(0) @binding(0) var<storage, read_write> r: array<u32>;
@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  loop {
    if (i > 3u) { break; }
    continuing {
      i++;
      if (i == 2u) { return; }  // error
    }
  }
  r[0] = i;
}
