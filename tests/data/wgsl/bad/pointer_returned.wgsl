var<private> x: f32;
fn f() -> ptr<private, f32> {  // error
  return &x;
}
@compute @workgroup_size(1)
fn main() { }
