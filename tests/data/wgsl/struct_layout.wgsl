//! dispatch 1 1 1
//! 0:0 world f32[56] inout ramp
//! 0:1 out_ f32[16] out zero
//! tolerance 0
// Nested structures, vec3 with what fits behind it, arrays of vec3, @align and @size, a runtime array at the end.
struct Inner {
  position: vec3f,
  mass: f32,
  pair: vec2f,
}
struct Middle {
  @size(16) flag: f32,
  inner: array<Inner, 2>,
  @align(16) weights: array<f32, 3>,
}
struct Particle { velocity: vec3f, colour: vec3f }
struct World {
  scale: f32,
  middle: Middle,
  particles: array<Particle>,
}
@group(0) @binding(0) var<storage, read_write> world: World;
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;

fn heaviest(m: Middle) -> Inner {
  if (m.inner[0].mass > m.inner[1].mass) { return m.inner[0]; }
  return m.inner[1];
}

@compute @workgroup_size(1)
fn main() {
  out_[0] = world.scale;
  out_[1] = world.middle.flag;
  let copy = world.middle;
  out_[2] = copy.inner[1].position.z;
  out_[3] = copy.inner[1].mass;
  out_[4] = world.middle.inner[0].pair.y;
  out_[5] = copy.weights[2];
  out_[6] = f32(arrayLength(&world.particles));
  out_[7] = world.particles[1].velocity.y;
  out_[8] = world.particles[0].colour.z;
  out_[9] = heaviest(copy).pair.x;
  world.particles[1].colour = vec3f(-1, -2, -3);
  world.middle.inner[0] = Inner(vec3f(0.5), 99.0, vec2f(8.0, 9.0));
  let particle = &world.particles[0];
  (*particle).velocity.x = 1000.0;
  particle.colour.y *= 2.0;
  out_[10] = heaviest(world.middle).mass;
}
