import numpy as np
import pytest

from rooftile.bench.checking import all_finite, expected, random_inputs, require_random
from rooftile.core.errors import UsageError, WrongResultError
from rooftile.core.measurement import MatrixProblem
from rooftile.device.view import numpy_dtype


@pytest.mark.parametrize(
    "fill", [np.zeros(64), np.ones(64), np.r_[np.zeros(40), np.arange(1, 25)], np.r_[np.arange(63.0), np.nan]]
)
def test_inputs_that_are_not_random_are_refused(fill: np.ndarray) -> None:
    with pytest.raises(UsageError):
        require_random(fill.reshape(8, 8), "A")


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_all_patterns_of_16_bits_are_told_apart_as_numpy_does(dtype: str) -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(numpy_dtype(dtype))
    with np.errstate(invalid="ignore"):  # of signalling NaNs
        finite = np.isfinite(every)
    assert all_finite(every[finite])
    assert not any(all_finite(each) for each in every[~finite][::37].reshape(-1, 1))
    assert all_finite(every[finite][::2]) is True
    assert not all_finite(every[::2])
    assert all_finite(every[:0])


@pytest.mark.parametrize("elements", ["float32", "bfloat16", "float16", "tf32"])
@pytest.mark.parametrize("layout", ["NN", "NT", "TN", "TT"])
def test_expected_is_the_product_whatever_the_layout(elements: str, layout: str) -> None:
    problem = MatrixProblem(9, 7, 5, 3, layout, elements)
    a, b = random_inputs(problem)
    require_random(a, "A")
    wide = [
        x.astype(np.float64).swapaxes(1, 2) if t == "T" else x.astype(np.float64)
        for x, t in zip((a, b), layout, strict=True)
    ]
    wanted = expected(problem, a, b)
    np.testing.assert_allclose(wanted.values, np.einsum("bmk,bkn->bmn", *wide))
    c = wanted.values.astype(a.dtype)
    assert 0 <= wanted.check(c, "it") <= wanted.tolerance
    c[2, 8, 6] += 1
    with pytest.raises(WrongResultError, match=r"C\[8, 6\]"):
        wanted.check(c, "it")
    c[2, 8, 6] = np.nan
    with pytest.raises(WrongResultError, match="NaN"):
        wanted.check(c, "it")


def test_of_a_large_result_a_wrong_block_and_any_nan_are_found() -> None:
    problem = MatrixProblem(1400, 1500, 1100)
    a, b = random_inputs(problem)
    wanted = expected(problem, a, b)
    assert wanted.cells < 1400 * 1500 / 1000
    right = a @ b
    wanted.check(right, "it")
    spoilt = right.copy()
    spoilt[640:704, 128:192] = 0  # one block that is as large as those of which one cell each is looked at
    with pytest.raises(WrongResultError):
        wanted.check(spoilt, "it")
    right[777, 778] = np.inf
    with pytest.raises(WrongResultError, match="1 of"):
        wanted.check(right, "it")
