const N = 4;
@compute @workgroup_size(1)
fn main() {
  N = 5;  // error
}
