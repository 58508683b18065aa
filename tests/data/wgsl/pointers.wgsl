//! dispatch 2 1 1
//! 0:0 data f32[64] inout random
//! 0:1 r f32[2*8] out zero
//! tolerance 1e-6
// Pointers as parameters: to local, private, workgroup and storage memory, to parts of them too.
struct State { total: f32, best: vec2f }
@group(0) @binding(0) var<storage, read_write> data: array<f32>;
@group(0) @binding(1) var<storage, read_write> r: array<f32>;
var<workgroup> shared_: array<f32, 32>;
var<private> seen: i32 = 5;

fn swap(a: ptr<function, f32>, b: ptr<function, f32>) {
  let t = *a;
  *a = *b;
  *b = t;
}
fn update(state: ptr<function, State>, v: f32) {
  (*state).total += v;
  if (v > state.best.x) {
    (*state).best = vec2f(v, (*state).best.x);
  }
}
fn half_sum(from_: ptr<workgroup, array<f32, 32>>, first: u32) -> f32 {
  var sum = 0f;
  for (var i = first; i < first + 16; i++) { sum += (*from_)[i]; }
  return sum;
}
fn scale(all_: ptr<storage, array<f32>, read_write>, at: u32) { (*all_)[at] = (*all_)[at] * 2.0; }
fn length_of(all_: ptr<storage, array<f32>, read_write>) -> u32 { return arrayLength(all_); }
fn next(counter: ptr<private, i32>) -> i32 { *counter += 3; return *counter; }
fn bump(element: ptr<function, f32>) { *element += 10.0; }

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) w: vec3u) {
  shared_[i] = data[w.x * 32 + i];
  workgroupBarrier();
  scale(&data, w.x * 32 + i);
  if (i == 0) {
    var state = State(0.0, vec2f(-100.0));
    for (var k = 0; k < 32; k++) { update(&state, shared_[k]); }
    var few = array(1.0, 2.0, 3.0);
    bump(&few[1]);
    let last = &few[2];
    *last = few[0] - 4.0;
    var a = 3f;
    var b = 4f;
    swap(&a, &b);
    let out_ = &r;
    let at = w.x * 8;
    (*out_)[at] = state.total;
    (*out_)[at + 1] = state.best.y;
    r[at + 2] = half_sum(&shared_, 16);
    r[at + 3] = f32(length_of(&data));
    r[at + 4] = f32(next(&seen) * 100 + next(&seen));
    r[at + 5] = few[1] + few[2];
    r[at + 6] = a - b * 0.5;
  }
}
