from __future__ import annotations

import numpy as np
import pytest

from rooftile.core.errors import UsageError
from rooftile.core.problem import Gemm


def test_any_kind_of_integer_is_a_size() -> None:
    gemm = Gemm(np.int32(3), np.uint8(200), 7)  # type: ignore[arg-type]
    assert (gemm.m, gemm.n, gemm.k) == (3, 200, 7)
    assert gemm.flops == 2 * 3 * 200 * 7  # which a byte would not hold
    assert type(gemm.n) is int
    assert str(gemm) == "3 x 200 x 7"


@pytest.mark.parametrize("size", [0, -1, True, 1.0, "16", None, np.array([16]), np.bool_(True), 2**63, 10**30])
def test_what_is_no_size_is_refused(size: object) -> None:
    with pytest.raises(UsageError, match="K must be a positive integer") as caught:
        Gemm(1, 1, size)  # type: ignore[arg-type]
    assert "got: K = " in str(caught.value)
    assert "-K 1024" in str(caught.value)
