struct P { a: u32, b: u32 }
@compute @workgroup_size(1)
fn main() {
  let p = P(1u);  // error
}
