struct P {
  a: u32,
  a: f32,  // error
}
@compute @workgroup_size(1)
fn main() { var p: P; }
