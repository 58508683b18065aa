//! dispatch 3 4 1
//! 0:0 a f32[60*37] in random
//! 0:1 b f32[37*41] in random
//! 0:2 c f32[60*41] out zero
//! 0:3 dims u32[4] in = 60 41 37 0
// Square tiles in arrays of arrays; what lies outside of the matrices is zero in the tile.
const TILE = 16;

struct Dims { m: u32, n: u32, k: u32, unused: u32 }

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> dims: Dims;

var<workgroup> tile_a: array<array<f32, TILE>, TILE>;
var<workgroup> tile_b: array<array<f32, TILE>, TILE>;

@compute @workgroup_size(TILE, TILE, 1)
fn matmul(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_id) local: vec3u,
) {
  let row = group.y * TILE + local.y;
  let col = group.x * TILE + local.x;
  var acc: f32;
  let tiles = (dims.k + TILE - 1) / TILE;
  for (var t = 0u; t < tiles; t += 1) {
    let ka = t * TILE + local.x;
    let kb = t * TILE + local.y;
    if row < dims.m && ka < dims.k {
      tile_a[local.y][local.x] = a[row * dims.k + ka];
    } else {
      tile_a[local.y][local.x] = 0;
    }
    tile_b[local.y][local.x] = select(0.0, b[kb * dims.n + col], kb < dims.k && col < dims.n);
    workgroupBarrier();
    for (var i = 0; i < TILE; i++) {
      acc = fma(tile_a[local.y][i], tile_b[i][local.x], acc);
    }
    workgroupBarrier();
  }
  if row < dims.m && col < dims.n {
    c[row * dims.n + col] = acc;
  }
}
