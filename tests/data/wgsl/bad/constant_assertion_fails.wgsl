const TILE = 12;
const_assert TILE % 8 == 0;  // error
@compute @workgroup_size(TILE)
fn main() { }
