//! dispatch 1 1 1
//! feature subgroups
//! 0:0 store f32[8*4] inout ramp
//! tolerance 0
diagnostic(off, derivative_uniformity);
diagnostic(warning, subgroup_uniformity);
enable subgroups;
requires readonly_and_readwrite_storage_textures, unrestricted_pointer_parameters;
alias Real = f32;
alias Row = array<Real, 4>;
alias Table = array<Row>;
alias Index = u32;
struct Pair { first: Real, second: Row, };
const_assert 4 * 4 == 16;
const_assert(true);
@group(0) @binding(0) var<storage, read_write> store: Table;
@must_use fn doubled(row: Row) -> Row {
  var result: Row;
  for (var i: Index = 0; i < 4; i++) { result[i] = row[i] * 2; }
  return result;
}
@diagnostic(off, derivative_uniformity)
@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: Index) {
  const_assert 2 > 1;
  let pair = Pair(store[i][0], doubled(store[i]));
  @diagnostic(off, derivative_uniformity) if (i > 2) {
    store[i] = pair.second;
  }
  store[i][3] = pair.first + Real(1);
  ;
}
