//! dispatch 3 3 1
//! 0:0 x f32[24*20] in random
//! 0:1 w f32[18*20] in random
//! 0:2 y f32[24*18] out zero
//! 0:3 cfg u32[4] in = 24 18 20 0
// y = x * transpose(w), as layers of neural networks store their weights; four products at a time by dot.
struct Config { rows: u32, cols: u32, inner: u32, pad: u32 }
@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read> w: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> cfg: Config;

@compute @workgroup_size(8, 8, 1)
fn linear(@builtin(global_invocation_id) gid: vec3u) {
  if (gid.x < cfg.cols && gid.y < cfg.rows) {
    let steps = cfg.inner >> 2u;
    var sum = 0f;
    for (var i = 0u; i < steps; i++) {
      sum += dot(x[gid.y * steps + i], w[gid.x * steps + i]);
    }
    y[gid.y * cfg.cols + gid.x] = sum;
  }
}
