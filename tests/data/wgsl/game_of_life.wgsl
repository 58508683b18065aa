//! dispatch 4 4 1
//! 0:0 before u32[1024] in random
//! 0:1 after u32[1024] out zero
const size = vec2u(32, 32);
@group(0) @binding(0) var<storage, read> before: array<u32>;
@group(0) @binding(1) var<storage, read_write> after: array<u32>;
fn alive(x: u32, y: u32) -> u32 { return before[(y % size.y) * size.x + x % size.x] & 1; }
@compute @workgroup_size(8, 8)
fn step_(@builtin(global_invocation_id) p: vec3u) {
  // 0 - 1 wraps around to the largest number, which 32 divides one more than.
  let n = alive(p.x - 1, p.y - 1) + alive(p.x, p.y - 1) + alive(p.x + 1, p.y - 1) + alive(p.x - 1, p.y)
    + alive(p.x + 1, p.y) + alive(p.x - 1, p.y + 1) + alive(p.x, p.y + 1) + alive(p.x + 1, p.y + 1);
  var next = alive(p.x, p.y);
  switch (n) {
    case 2: {}
    case 3: { next = 1; }
    default: { next = 0; }
  }
  after[p.y * size.x + p.x] = next;
}
