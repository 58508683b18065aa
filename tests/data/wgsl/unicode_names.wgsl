//! dispatch 1 1 1
//! 0:0 résultat f32[8] out zero
//! tolerance 0
// Identifiers of other alphabets; ünïcödé in comments: ∑ → 🙂
struct Größe { länge: f32, 幅: f32 }
@group(0) @binding(0) var<storage, read_write> résultat: array<f32>;
fn площадь(δ: Größe) -> f32 { return δ.länge * δ.幅; }
@compute @workgroup_size(8)
fn główny(@builtin(local_invocation_index) i: u32) {
  let Δ = Größe(f32(i), 2.5); /* ← */
  résultat[i] = площадь(Δ) + 0.5;
}
