"""The verdict on results that are right, and on results spoilt in known ways."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest

from rooftile.bind import POISON, Asked, Callee, Inputs, bind, judge
from rooftile.bind.judge import target_of
from rooftile.bind.tolerances import tolerance
from rooftile.core.call import BufferArgument, Call, Form
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

M, N, K = 100, 77, 33


def call_for(gemm: Gemm | None = None, dtype: str = "float32", output: str | None = None, **options: object) -> Call:
    signature = Signature(
        "k",
        "k",
        (
            Parameter("lhs", "pointer", dtype, 8, True),
            Parameter("rhs", "pointer", dtype, 8, True),
            Parameter("out", "pointer", output or dtype, 8),
        ),
    )
    gemm = gemm or Gemm(M, N, K)
    asked = Asked("16,16", "cdiv(N,16),cdiv(M,16)", "A,B,C")
    return bind(Callee(signature), gemm, asked, Inputs(**options))  # type: ignore[arg-type]


def matrices(call: Call) -> dict[str, np.ndarray]:
    return {a.role: a.data for a in call.arguments if isinstance(a, BufferArgument)}


def verdict_on(call: Call, c: np.ndarray, accumulator: str | None = None) -> tuple[Verdict, tuple[Finding, ...]]:
    c = np.ascontiguousarray(c, dtype=matrices(call)["C"].dtype)
    return judge(call, {"out": c}, accumulator=accumulator)


CALL = call_for()
A, B, POISONED = (matrices(CALL)[role] for role in "ABC")
RIGHT = A @ B


def spoilt(change: Callable[[np.ndarray], object]) -> np.ndarray:
    c = RIGHT.copy()
    change(c)
    return c


# Right results


def test_right() -> None:
    verdict, findings = verdict_on(CALL, RIGHT)
    assert verdict.judgement == "right"
    assert verdict.reason == "all 7,700 cells of C agree with float64"
    assert (verdict.checked_cells, verdict.wrong_cells) == (M * N, 0)
    assert verdict.tolerance == 8 * 33**0.5 * 2**-24 + 2 * 2**-24
    assert verdict.max_error is not None
    assert 0 < verdict.max_error < verdict.tolerance / 4
    assert findings == ()


def test_an_output_in_any_shape_is_taken() -> None:
    assert judge(CALL, {"out": RIGHT.ravel()})[0].judgement == "right"


@pytest.mark.parametrize(
    ("dtype", "accumulator"),
    [("float16", "float32"), ("float16", "float16"), ("bfloat16", "float32"), ("float64", "float64")],
)
@pytest.mark.parametrize("k", [1, 50, 2000])
def test_rounding_is_no_error(dtype: str, accumulator: str, k: int) -> None:
    """Sums taken one by one in the accumulator's type, the result rounded to C's."""
    call = call_for(Gemm(9, 8, k), dtype)
    a, b = (matrices(call)[role].astype(accumulator) for role in "AB")
    total = np.zeros((9, 8), accumulator)
    for step in range(k):
        total = (total + (a[:, step, None] * b[step]).astype(accumulator)).astype(accumulator)
    verdict, _ = verdict_on(call, total.astype(matrices(call)["C"].dtype), accumulator)
    assert verdict.judgement == "right"


@pytest.mark.parametrize(("factor", "cells", "judgement"), [(4, 5, "right"), (8, 5, "wrong"), (4, 1000, "wrong")])
def test_few_cells_may_be_rounded_worse(factor: float, cells: int, judgement: str) -> None:
    """As Strassen's products are, whose error is bounded by the norms of A and B only."""
    assert CALL.magnitude is not None
    assert CALL.expected is not None
    c = CALL.expected.copy()
    off = np.arange(cells) * (c.size // cells)
    c.flat[off] += factor * tolerance(K, "float32", "float32") * CALL.magnitude.flat[off]
    verdict, findings = verdict_on(CALL, c)
    assert verdict.judgement == judgement
    assert bool(findings) is (judgement == "wrong")
    assert ("times what rounding usually leaves" in verdict.reason) is (judgement == "right")


@pytest.mark.parametrize("factor", [0.95, 1.05])
def test_a_factor_that_each_cell_might_be_rounded_by_is_none_that_all_are(factor: float) -> None:
    """A sum of 1000 products is small beside their magnitude, which its rounding to bfloat16 is held to."""
    call = call_for(Gemm(M, N, 1000), "bfloat16")
    assert call.expected is not None
    assert verdict_on(call, call.expected, "float32")[0].judgement == "right"
    verdict, (finding,) = verdict_on(call, factor * call.expected, "float32")
    assert (verdict.judgement, verdict.wrong_cells) == ("wrong", M * N)
    assert f"The values are {factor} times the expected ones" in finding.message


def test_of_few_cells_no_factor_is_told() -> None:
    call = call_for(Gemm(1, 2, 1000), "bfloat16")
    assert call.expected is not None
    assert call.magnitude is not None
    off = 0.9 * tolerance(1000, "float32", "bfloat16") * call.magnitude
    assert verdict_on(call, call.expected + off, "float32")[0].judgement == "right"


@pytest.mark.parametrize(("dtype", "judgement"), [("int8", "wrong"), ("bfloat16", "right")])
def test_integers_are_summed_as_such_however_few_bits_c_has(dtype: str, judgement: str) -> None:
    call = call_for(Gemm(M, N, 1000), dtype, "bfloat16")
    assert call.expected is not None
    assert call.magnitude is not None
    off = np.where(np.arange(N) % 2, 0.1, -0.1) * call.magnitude
    assert verdict_on(call, call.expected + off)[0].judgement == judgement
    assert verdict_on(call, call.expected)[0].judgement == "right"


def test_a_coarser_result_than_the_type_allows_is_wrong() -> None:
    verdict, _ = verdict_on(CALL, RIGHT.astype(ml_dtypes.bfloat16).astype(np.float32), "float32")
    assert verdict.judgement == "wrong"
    assert verdict_on(CALL, RIGHT.astype(ml_dtypes.bfloat16).astype(np.float32), "bfloat16")[0].judgement == "right"


def test_integers_are_exact() -> None:
    call = call_for(Gemm(20, 30, 40), "int8", "int32")
    a, b = (matrices(call)[role].astype(np.int32) for role in "AB")
    assert verdict_on(call, a @ b, "int32")[0].judgement == "right"
    off = a @ b
    off[3, 4] += 1
    verdict, _ = verdict_on(call, off, "int32")
    assert (verdict.wrong_cells, verdict.first_wrong) == (1, (3, 4))


def test_products_too_small_for_the_type_are_no_error() -> None:
    tiny = np.full((4, 4), 1e-30, np.float32)
    call = call_for(Gemm(4, 4, 4), a=tiny, b=tiny)
    assert verdict_on(call, tiny @ tiny)[0].judgement == "right"
    assert verdict_on(call, np.full((4, 4), 1e-30))[0].judgement == "wrong"


def test_a_zero_row_needs_zeros() -> None:
    a = np.zeros((2, 3), np.float32)
    call = call_for(Gemm(2, 2, 3), a=a)
    assert verdict_on(call, np.zeros((2, 2)))[0].judgement == "right"
    assert verdict_on(call, np.full((2, 2), 1e-30))[0].judgement == "wrong"


def test_alpha_and_beta() -> None:
    call = call_for(Gemm(M, N, K, alpha=2.0, beta=-0.5))
    a, b, c = (matrices(call)[role] for role in "ABC")
    assert verdict_on(call, 2 * (a @ b) - 0.5 * c)[0].judgement == "right"
    assert verdict_on(call, 2 * (a @ b))[0].judgement == "wrong"


# What cannot be judged


def test_without_expected_result() -> None:
    verdict, findings = verdict_on(replace(CALL, expected=None, magnitude=None), RIGHT)
    assert verdict.judgement == "unjudged"
    assert findings == ()


def test_nan_in_the_input_must_come_out() -> None:
    a = A.copy()
    a[7, 2] = np.nan
    with np.errstate(invalid="ignore"):
        call = call_for(a=a)
        result = a @ matrices(call)["B"]
    verdict, _ = verdict_on(call, result)
    assert verdict.judgement == "right"
    assert verdict.checked_cells == M * N
    assert "77 of them in being NaN or infinite" in verdict.reason

    verdict, (finding,) = verdict_on(call, np.nan_to_num(result))
    assert (verdict.judgement, verdict.wrong_cells, verdict.first_wrong) == ("wrong", N, (7, 0))
    assert "does not come out" in finding.message

    untouched = result.copy()
    untouched[7] = target_of(call).data[7]
    verdict, (finding,) = verdict_on(call, untouched)
    assert (verdict.judgement, finding.kind, finding.count) == ("wrong", "not-written", N)

    verdict, _ = verdict_on(replace(call, form=Form(activation="ReLU")), np.nan_to_num(result))
    assert "77 cells whose expected value is not finite are left out" in verdict.reason


def test_nothing_but_infinity_is_not_judged() -> None:
    a = np.full_like(A, np.inf)
    call = call_for(a=a)
    assert verdict_on(call, np.full_like(RIGHT, np.nan))[0].judgement == "unjudged"
    assert verdict_on(call, RIGHT)[0].judgement == "wrong"


def test_tolerance_of_an_unknown_type() -> None:
    with pytest.raises(UsageError, match="no tolerance is known for results of type float8_e5m2"):
        tolerance(8, "float8_e5m2", "float32")


# Wrong results


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_not_finite_is_never_right(value: float) -> None:
    verdict, findings = verdict_on(CALL, spoilt(lambda c: c.__setitem__((3, 4), value)))
    assert verdict.judgement == "wrong"
    assert (verdict.wrong_cells, verdict.first_wrong) == (1, (3, 4))
    assert verdict.max_error == np.inf
    assert [finding.kind for finding in findings] == ["wrong-result"]
    assert findings[0].message.endswith("1 of them are NaN or infinite")


def test_the_first_wrong_cell() -> None:
    verdict, (finding,) = verdict_on(CALL, spoilt(lambda c: c.__setitem__((slice(5, 7), 9), 1.5)))
    assert verdict.judgement == "wrong"
    assert verdict.first_wrong == (5, 9)
    assert verdict.got == 1.5
    assert verdict.expected == pytest.approx(float(RIGHT[5, 9]), rel=1e-5)
    assert verdict.reason == "2 of 7,700 cells of C are wrong: rows 5 to 6 in column 9"
    assert "the first is C[5, 9]: got 1.5, expected" in finding.message
    assert (finding.severity, finding.count) == ("error", 2)


def test_never_written() -> None:
    verdict, (finding,) = verdict_on(CALL, POISONED)
    assert verdict.judgement == "wrong"
    assert finding.kind == "not-written"
    assert finding.count == M * N
    verdict, (finding,) = verdict_on(CALL, spoilt(lambda c: np.copyto(c[96:], POISONED[96:])))
    assert finding.kind == "not-written"
    assert "308 of 7,700 cells of C were never written: rows 96 to 99 (96 is the last multiple" in finding.message


@pytest.mark.parametrize("dtype", sorted(POISON))
def test_never_written_in_any_type(dtype: str) -> None:
    call = call_for(Gemm(5, 6, 7), "int8" if "int" in dtype else dtype, dtype)
    _, (finding,) = verdict_on(call, matrices(call)["C"])
    assert (finding.kind, finding.count) == ("not-written", 30)


def test_made_of_what_c_held() -> None:
    """beta * C with beta = 0 keeps NaN; that is not the same as never written."""
    with np.errstate(invalid="ignore"):
        c = RIGHT + np.float32(0) * POISONED
    verdict, (finding,) = verdict_on(CALL, c)
    assert verdict.judgement == "wrong"
    assert finding.kind == "wrong-result"
    assert "computed from what C held before the launch, although beta is 0" in finding.message


def test_each_way_to_be_wrong_is_a_finding() -> None:
    c = RIGHT.copy()
    c[0] = 1e9
    c[1] = POISONED[1]
    c[2] = np.frombuffer(np.uint32(POISON["float32"] | 1 << 22).tobytes(), np.float32)
    verdict, findings = verdict_on(CALL, c)
    assert verdict.wrong_cells == 3 * N
    assert sorted((f.kind, f.count) for f in findings) == [("not-written", N), ("wrong-result", N), ("wrong-result", N)]


def test_out_of_range_of_the_type() -> None:
    a = np.full((2, 40), 60.0, np.float16)
    call = call_for(Gemm(2, 3, 40), "float16", a=a, b=np.full((40, 3), 60.0))
    _, (finding,) = verdict_on(call, np.full((2, 3), np.inf), "float32")
    assert finding.message.endswith("The expected values are beyond the range of float16, 65504")


# Causes


def strided(flat: np.ndarray, shape: tuple[int, int], row: int, column: int) -> np.ndarray:
    """The matrix that indexing ``flat[i * row + j * column]`` sees; nothing outside."""
    places = np.arange(shape[0])[:, None] * row + np.arange(shape[1]) * column
    return np.where(places < flat.size, flat[np.minimum(places, flat.size - 1)], 0)


def tiles_transposed(matrix: np.ndarray, tile: int) -> np.ndarray:
    rows, columns = (-(-size // tile) * tile for size in matrix.shape)
    padded = np.zeros((rows, columns), matrix.dtype)
    padded[: matrix.shape[0], : matrix.shape[1]] = matrix
    blocks = padded.reshape(rows // tile, tile, columns // tile, tile).transpose(0, 3, 2, 1)
    return blocks.reshape(rows, columns)[: matrix.shape[0], : matrix.shape[1]]


a_flat, b_flat = A.ravel(), B.ravel()
CAUSES = {
    "The values are all 0": np.zeros_like(RIGHT),
    "The values are twice the expected ones": 2 * RIGHT,
    "The values are the negatives of the expected ones": -RIGHT,
    "The values are the sums of the first 32 of 33 products only": A[:, :32] @ B[:32],
    "The values are the sums of the first 16 of 33 products only": A[:, :16] @ B[:16],
    "The values are the sums of the last 1 of 33 products only": A[:, 32:] @ B[32:],
    "The values are the sums of the last 32 of 33 products only": A[:, 1:] @ B[1:],
    r"A is read transposed \(A\[k \* M \+ row\]\)$": strided(a_flat, (M, K), 1, M) @ B,
    r"B is read transposed \(B\[col \* K \+ k\]\)$": A @ strided(b_flat, (K, N), 1, K),
    "A's rows are taken to lie N = 77 apart, not K = 33$": strided(a_flat, (M, K), N, 1) @ B,
    "B's rows are taken to lie K = 33 apart, not N = 77$": A @ strided(b_flat, (K, N), K, 1),
    r"where C is stored transposed \(C\[col \* M \+ row\]\)$": RIGHT.T.reshape(M, N),
    r"A is read transposed .* and B is read transposed \(B\[col \* K \+ k\]\)$": (
        strided(a_flat, (M, K), 1, M) @ strided(b_flat, (K, N), 1, K)
    ),
    r"each 16 x 16 tile of B is used transposed$": A @ tiles_transposed(B, 16),
}


@pytest.mark.parametrize(("pattern", "c"), CAUSES.items())
def test_causes(pattern: str, c: np.ndarray) -> None:
    verdict, (finding,) = verdict_on(CALL, c)
    assert verdict.judgement == "wrong"
    assert re.search(pattern, finding.message)


@pytest.mark.parametrize(("pattern", "c"), CAUSES.items())
def test_a_cause_is_named_only_if_it_holds_for_every_wrong_cell(pattern: str, c: np.ndarray) -> None:
    c = c.copy()
    c[50, 40] += 3
    verdict, (finding,) = verdict_on(CALL, c)
    assert verdict.judgement == "wrong"
    assert "The values are" not in finding.message


def test_a_cause_may_hold_for_some_rows_only() -> None:
    c = spoilt(lambda c: c.__setitem__(slice(96, None), (A[:, :32] @ B[:32])[96:]))
    _, (finding,) = verdict_on(CALL, c)
    assert "rows 96 to 99" in finding.message
    assert finding.message.endswith("first 32 of 33 products only")


def test_cells_overwritten_from_the_row_above() -> None:
    wrapped = strided(a_flat, (M, K), K, 1) @ strided(b_flat, (K, N + 3), N, 1)
    c = spoilt(lambda c: c.__setitem__((slice(1, 50), slice(0, 3)), wrapped[:49, N:]))
    _, (finding,) = verdict_on(CALL, c)
    assert "rows 1 to 49 in columns 0 to 2" in finding.message
    assert "past the right edge of the row above" in finding.message


def test_sizes_that_are_equal_are_all_named() -> None:
    call = call_for(Gemm(64, 64, 32))
    a, b = (matrices(call)[role] for role in "AB")
    _, (finding,) = verdict_on(call, strided(a.ravel(), (64, 32), 64, 1) @ b)
    assert finding.message.endswith("A's rows are taken to lie M = N = 64 apart, not K = 32")


def test_missing_alpha() -> None:
    call = call_for(Gemm(M, N, K, alpha=3.0))
    a, b = (matrices(call)[role] for role in "AB")
    _, (finding,) = verdict_on(call, a @ b)
    assert finding.message.endswith("The values are A @ B without alpha")


@pytest.mark.parametrize("shape", [(1, 1, 1), (17, 1, 300), (1, 5, 2), (64, 64, 64)])
def test_noise_has_no_cause(shape: tuple[int, int, int]) -> None:
    call = call_for(Gemm(*shape))
    noise = np.random.default_rng(99).standard_normal(shape[:2]) + 1000
    verdict, (finding,) = verdict_on(call, noise)
    assert verdict.wrong_cells == shape[0] * shape[1]
    assert "The values are" not in finding.message


@pytest.mark.parametrize(("factor", "words"), [(0.0, "without beta \\* C"), (1.0, "C added without beta")])
def test_another_beta(factor: float, words: str) -> None:
    call = call_for(Gemm(M, N, K, beta=0.5))
    a, b, c = (matrices(call)[role] for role in "ABC")
    _, (finding,) = verdict_on(call, a @ b + np.float32(factor) * c)
    assert re.search(words, finding.message)


def test_a_slip_of_the_product_is_seen_through_beta() -> None:
    call = call_for(Gemm(M, N, K, beta=0.5))
    a, b, c = (matrices(call)[role] for role in "ABC")
    _, (finding,) = verdict_on(call, a[:, :-1] @ b[:-1] + np.float32(0.5) * c)
    assert "the first 32 of 33 products" in finding.message


def test_a_transpose_may_be_meant() -> None:
    _, (finding,) = verdict_on(CALL, A @ B.ravel().reshape(N, K).T)
    assert finding.advice.endswith("say so: B.T in --args")
    _, (finding,) = verdict_on(CALL, RIGHT.T.reshape(M, N))
    assert finding.advice.endswith("say so: C.T in --args")


def test_cells_that_are_to_be_added_to_and_are_left_are_not_written() -> None:
    call = call_for(Gemm(M, N, K, beta=0.5))
    assert call.expected is not None
    c = call.expected.astype(np.float32)
    c[:, 64:] = matrices(call)["C"][:, 64:]
    verdict, (finding,) = verdict_on(call, c)
    assert (verdict.judgement, finding.kind) == ("wrong", "not-written")
    assert "columns 64 to 76" in finding.message
