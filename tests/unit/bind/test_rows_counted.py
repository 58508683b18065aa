"""Numbers with a name that counts products, ``batch``, where they count C's rows."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

LAYER = """
enum Kind { PLAIN, CUT };
__global__ void layer(const float* x, const float* w, float* y, int batch, int in, int out, int kind) {
  int o = blockIdx.x * 16 + threadIdx.x, b = blockIdx.y * 8 + threadIdx.y;
  if (b >= batch || o >= out) return;
  float sum = 0;
  for (int i = 0; i < in; ++i) sum += x[b * in + i] * w[o * in + i];
  y[b * out + o] = kind == CUT ? fminf(sum, 1e30f) : sum;
}
void both(const float* x, const float* w, const float* v, float* h, float* y) {
  const int batch = 32, in = 48, hidden = 64;
  layer<<<dim3((hidden + 15) / 16, (batch + 7) / 8), dim3(16, 8)>>>(x, w, h, batch, in, hidden, CUT);
}
"""


def explained(text: str) -> Explanation:
    return rooftile.explain(Source("k.cu", text), M=40, N=64, K=48)


def test_a_batch_is_the_rows_where_the_grid_says_so() -> None:
    explanation = explained(LAYER)
    assert "batch is M: by the blocks along C's rows at line 12" in explanation.notes
    assert explanation.verdict.judgement == "right", explanation.findings
    assert not any("kind is M" in note for note in explanation.notes)


@pytest.mark.slow
def test_a_row_guard_that_is_off_is_still_told() -> None:
    explanation = explained(LAYER.replace("b >= batch", "b >= batch - 1"))
    assert explanation.verdict.judgement == "wrong"
    assert any(f.location is not None and f.location.line == 5 for f in explanation.findings)
