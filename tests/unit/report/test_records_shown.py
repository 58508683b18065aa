"""How records show themselves at Python's prompt: in a line, for all of them is tens of thousands of characters."""

from __future__ import annotations

from dataclasses import replace

import rooftile
from rooftile.core.comparison import Ladder


def test_a_record_is_shown_in_a_line() -> None:
    naive, tiled = (rooftile.explain(name, M=32, N=48, K=20) for name in ("naive", "tiled"))
    assert naive.time is not None
    time = f"{1e3 * naive.time.seconds:.3g} ms predicted"
    assert repr(naive) == f"<Explanation of naive, 32 x 48 x 20 float32 on NVIDIA H200 SXM: right, {time}>"
    assert repr(replace(naive, time=None)) == "<Explanation of naive, 32 x 48 x 20 float32 on NVIDIA H200 SXM: right>"
    assert str([naive]) == f"[{naive!r}]"
    assert repr(naive) != repr(tiled)
    assert naive != tiled

    both = rooftile.compare(naive, tiled)
    assert repr(replace(both, faster="second", speedup=2.5)) == (
        "<Comparison of naive and tiled, 32 x 48 x 20 on NVIDIA H200 SXM: the second 2.50 times as fast, predicted>"
    )
    assert repr(replace(both, faster=None, speedup=1.0)).endswith("H200 SXM: tied, predicted>")
    assert repr(replace(both, faster=None, speedup=None)).endswith("on NVIDIA H200 SXM>")

    ladder = Ladder(naive.gemm, naive.gpu, naive.gpu_name, None, rungs=(), elements="tf32")
    assert repr(ladder) == "<Ladder of 0 kernels, 32 x 48 x 20 tf32 on NVIDIA H200 SXM>"
