@compute @workgroup_size(1)
fn main() { }
fn other() {
  main();  // error
}
