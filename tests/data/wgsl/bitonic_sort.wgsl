//! dispatch 1 1 1
//! 0:0 keys i32[128] inout random
@group(0) @binding(0) var<storage, read_write> keys: array<i32>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  for (var k = 2u; k <= 128u; k = k << 1u) {
    for (var j = k >> 1u; j > 0u; j = j >> 1u) {
      let low = (i / j) * (2u * j) + i % j;
      let high = low + j;
      let ascending = (low & k) == 0u;
      let a = keys[low];
      let b = keys[high];
      if ((a > b) == ascending) {
        keys[low] = b;
        keys[high] = a;
      }
      storageBarrier();
    }
  }
}
