//! dispatch 2 3 1
//! 1:2 left f32[24*9] in random
//! 0:7 right f32[9*16] in random
//! 0:3 product f32[24*16] inout random
//! 1:0 numbers u32[5] in = 24i 16i 9i 1.5f -0.5f
// Buffers of two groups in no order, int32 sizes; alpha * A * B + beta * C.
struct Numbers {
  rows: i32,
  columns: i32,
  inner: i32,
  alpha: f32,
  beta: f32,
}
@binding(3) @group(0) var<storage, read_write> product: array<f32>;
@group(1) @binding(2) var<storage> left: array<f32>;
@group(1) @binding(0) var<uniform> numbers: Numbers;
@binding(7) @group(0) var<storage, read> right: array<f32>;

@compute @workgroup_size(8, 8, 1) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
  let position = vec2<i32>(id.xy);
  if (!(position.x < numbers.columns && position.y < numbers.rows)) { return; }
  var sum: f32 = 0.;
  for (var k: i32 = 0; k < numbers.inner; k = k + 1) {
    sum = sum + left[position.y * numbers.inner + k] * right[k * numbers.columns + position.x];
  }
  let at = u32(position.y * numbers.columns + position.x);
  product[at] = numbers.alpha * sum + numbers.beta * product[at];
}
