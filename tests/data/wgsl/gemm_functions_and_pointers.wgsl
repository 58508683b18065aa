//! dispatch 2 3 1
//! 0:0 A f32[40*26] in random
//! 0:1 B f32[26*30] in random
//! 0:2 result f32[40*30] out zero
//! 0:3 uniforms u32[8] in = 40 26 26 30 40 30 0 0
// The way shader generators write it: accessors that guard, values and tiles passed by pointers.
struct Uniforms { aShape: vec2<i32>, bShape: vec2<i32>, outShape: vec2<i32>, pad: vec2<i32> };
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> result: array<f32>;
@group(0) @binding(3) var<uniform> uniforms: Uniforms;

const RowPerThread = 2;
const ColPerThread = 2;
const TileInner = 16;
var<workgroup> mm_Asub: array<array<f32, TileInner>, 16>;
var<workgroup> mm_Bsub: array<array<f32, 16>, TileInner>;
var<private> localId: vec3<u32>;
var<private> tile: vec2<i32>;

fn coordsInBounds(coord: vec2<i32>, shape: vec2<i32>) -> bool {
  return all(coord >= vec2<i32>(0)) && all(coord < shape);
}
fn mm_readA(row: i32, col: i32) -> f32 {
  var value = f32(0.0);
  if (coordsInBounds(vec2(row, col), uniforms.aShape)) { value = A[row * uniforms.aShape.y + col]; }
  return value;
}
fn mm_readB(row: i32, col: i32) -> f32 {
  if (!coordsInBounds(vec2(row, col), uniforms.bShape)) { return 0.0; }
  return B[row * uniforms.bShape[1] + col];
}
fn mm_write(row: i32, col: i32, value: f32) {
  if (coordsInBounds(vec2(row, col), uniforms.outShape)) {
    result[row * uniforms.outShape.y + col] = value;
  }
}
fn accumulate(acc: ptr<function, array<array<f32, ColPerThread>, RowPerThread>>, k: i32) {
  for (var r = 0; r < RowPerThread; r++) {
    let a = mm_Asub[i32(localId.y) * RowPerThread + r][k];
    for (var c = 0; c < ColPerThread; c++) {
      (*acc)[r][c] = (*acc)[r][c] + a * mm_Bsub[k][i32(localId.x) * ColPerThread + c];
    }
  }
}

@compute @workgroup_size(8, 8, 1)
fn _start(@builtin(local_invocation_id) lid: vec3<u32>, @builtin(workgroup_id) wid: vec3<u32>) {
  localId = lid;
  tile = vec2<i32>(wid.yx) * 16;
  let numTiles = (uniforms.aShape.y - 1) / TileInner + 1;
  var acc: array<array<f32, ColPerThread>, RowPerThread>;
  for (var t = 0; t < numTiles; t++) {
    for (var r = i32(lid.y); r < 16; r += 8) {
      for (var c = i32(lid.x); c < 16; c += 8) {
        mm_Asub[r][c] = mm_readA(tile.x + r, t * TileInner + c);
        mm_Bsub[r][c] = mm_readB(t * TileInner + r, tile.y + c);
      }
    }
    workgroupBarrier();
    for (var k = 0; k < TileInner; k++) {
      accumulate(&acc, k);
    }
    workgroupBarrier();
  }
  for (var r = 0; r < RowPerThread; r++) {
    for (var c = 0; c < ColPerThread; c++) {
      mm_write(tile.x + i32(lid.y) * RowPerThread + r, tile.y + i32(lid.x) * ColPerThread + c, acc[r][c]);
    }
  }
}
