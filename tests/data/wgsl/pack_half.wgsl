//! dispatch 1 1 1
//! 0:0 v f32[64] in = 0 1 -2 0.5 65504 -65504 0.1 -0.1 1e-5 3.0e-5 6.1035156e-5 -7.5e-4 1024.5 2047.5 2049.25 0.33333334 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.1 1.2 1.3 1.4 1.5 1.6 1.7 100.1 200.2 300.3 400.4 500.5 600.6 700.7 800.8 -1.01 -2.02 -3.03 -4.04 -5.05 -6.06 -7.07 -8.08
//! 0:1 exact u32[32] in = 0 15360 1006648320 2080405503 939538432 1 1024 67109888 15361 31743 48128 49152 50176 51200 52224 53248 15362 15363 15364 15365 15366 15367 15368 15369 15370 15371 15372 15373 15374 15375 15376 15377
//! 0:2 out_bits u32[32] out zero
//! 0:3 out_values f32[64] out zero
//! tolerance 2e-3
// Halves in pairs. How pack2x16float rounds is the driver's affair, so only what unpacks again is compared.
@group(0) @binding(0) var<storage, read> v: array<vec2f>;
@group(0) @binding(1) var<storage, read> exact: array<u32>;
@group(0) @binding(2) var<storage, read_write> out_bits: array<u32>;
@group(0) @binding(3) var<storage, read_write> out_values: array<vec2f>;
@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  out_values[i] = unpack2x16float(pack2x16float(v[i]));
  let pair = unpack2x16float(exact[i]);
  // Subnormal halves may be flushed.
  out_bits[i] = select(bitcast<u32>(pair.x), 0u, (exact[i] & 0x7c00) == 0);
}
