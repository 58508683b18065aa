@compute @workgroup_size(1)
fn main() { }
@compute @workgroup_size(1)
fn other() {
  main();  // error
}
