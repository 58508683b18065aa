struct P {
  class: u32,  // error
}
@compute @workgroup_size(1)
fn main() { var p: P; }
