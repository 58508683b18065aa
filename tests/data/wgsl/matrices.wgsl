//! dispatch 1 1 1
//! tolerance 1e-5
//! 0:0 ms f32[8*16] in random
//! 0:1 vs f32[8*4] in random
//! 0:2 r f32[8*32] out zero
// Products on both sides, columns, elements, sums, transposes, determinants, shapes that are not square.
@group(0) @binding(0) var<storage, read> ms: array<mat4x4f>;
@group(0) @binding(1) var<storage, read> vs: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> r: array<array<vec4f, 8>>;
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let m = ms[i];
  let v = vs[i];
  r[i][0] = m * v;
  r[i][1] = v * m;
  let other = ms[(i + 3) % 8];
  let p = m * other + 2.0 * transpose(m) - other * 0.5;
  r[i][2] = p[i % 4];
  r[i][3] = vec4(p[0][1], p[1].z, m[2][i % 4], determinant(mat2x2f(m[0].xy, m[1].xy)));
  let wide = mat3x2f(v.x, v.y, v.z, v.w, 1.0, 2.0);
  let tall = mat2x3<f32>(vec3(1, 2, 3), v.xyz);
  let square = wide * tall;
  r[i][4] = vec4(square[0], square[1]);
  let nine = tall * wide;
  r[i][5] = vec4(nine[2], determinant(mat3x3f(m[0].xyz, m[1].xyz, m[2].xyz)));
  var changed = m;
  changed[1] = v;
  changed[2][3] = 7.5;
  changed[i % 4].x += 1.0;
  changed *= 2.0;
  r[i][6] = changed[1] + changed[2];
  var narrow = mat4x2f();
  narrow[3] = v.wz;
  let two = narrow * v;
  r[i][7] = vec4f(two, vec2f(dot(transpose(narrow)[0], v), determinant(m)));
}
