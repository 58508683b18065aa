//! dispatch 2 1 1
//! override 7=3
//! override scale=2.5
//! override wanted=1
//! override WIDTH=16
//! 0:0 r f32[32*4] out zero
//! tolerance 1e-6
// Overrides by number and by name, with and without defaults, in expressions, sizes and conditions.
@id(7) override depth: i32;
override scale: f32 = 1.0;
override wanted: bool = false;
override WIDTH: u32 = 64u;
override twice = 2 * WIDTH;
override half_scale: f32 = scale * 0.5;
override untouched = 12u;
@group(0) @binding(0) var<storage, read_write> r: array<vec4f>;
var<workgroup> row: array<f32, twice + 1>;

@compute @workgroup_size(WIDTH)
fn main(@builtin(local_invocation_index) i: u32, @builtin(global_invocation_id) g: vec3u) {
  row[i] = f32(i) * scale;
  row[twice - i] = half_scale;
  workgroupBarrier();
  var sum = 0.0;
  for (var k = 0; k < depth; k++) { sum += row[(i + u32(k)) % WIDTH]; }
  if (wanted) { sum += 1000.0; }
  r[g.x] = vec4f(sum, row[twice], f32(untouched * twice), f32(g.x));
}
