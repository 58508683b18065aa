"""Single and double precision against the oracle's exact fractions."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from operation_harness import Bits, assert_same, check, check_all, execute, expected, samples

from oracle import values as v

MODES = ["rn", "rz", "rm", "rp"]


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("mode", MODES)
def test_two_operands(mode: str, kind: str) -> None:
    check_all([(f"{opcode}.{mode}.{kind}", kind) for opcode in ("add", "sub", "mul")], [kind, kind], count=128)


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("mode", MODES)
def test_fused_multiply_add(mode: str, kind: str) -> None:
    check(f"fma.{mode}.{kind}", [kind] * 3, kind, count=1024)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_fused_multiply_add_of_nearly_cancelling_numbers(kind: str) -> None:
    a, b = samples([kind, kind], 256)
    with np.errstate(all="ignore"):
        product = v.negate(kind, v.from_floats(v.floats(a, kind) * v.floats(b, kind)))
    (got,) = execute(f"fma.rn.{kind}", [a, b, product], [v.width(kind)] * 3, [v.width(kind)])
    with np.errstate(all="ignore"):
        assert_same("fma", [a, b, product], got, v.fma(kind, "rn", a, b, product), kind)


@pytest.mark.parametrize("text", ["add.ftz.f32", "sub.ftz.f32", "mul.ftz.f32", "add.sat.f32", "mul.rz.ftz.sat.f32"])
def test_flushing_and_saturation(text: str) -> None:
    check(text, ["f32", "f32"], "f32")


@pytest.mark.parametrize("text", ["fma.rn.ftz.f32", "fma.rn.sat.f32", "fma.rn.ftz.sat.f32", "mad.rn.f32"])
def test_fused_flushing_and_saturation(text: str) -> None:
    check(text, ["f32"] * 3, "f32", count=1024)


def _directed(kind: str, mode: str, operands: list[Bits], opcode: str) -> Bits:
    """Quotient or square root: the neighbour of NumPy's correctly rounded result, where the exact one asks for it."""
    form = v.FORMATS[kind]
    lanes = []
    with np.errstate(all="ignore"):
        values = [v.floats(x, kind) for x in operands]
        nearest = v.from_floats(np.sqrt(values[0]) if opcode == "sqrt" else values[0] / values[1])
    for pattern, *row in zip(nearest.tolist(), *(x.tolist() for x in values), strict=True):
        if (
            not all(map(math.isfinite, row))
            or row[-1] == 0
            or math.isnan(v.floats(np.array([pattern], np.uint64), kind)[0])
        ):
            lanes.append(pattern)
        elif opcode == "div":
            exact = Fraction(row[0]) / Fraction(row[1])
            lanes.append(v.round_fraction(exact, form, mode) if exact else pattern)
        else:  # compare squares; a root is never subnormal or infinite
            root = Fraction(float(v.floats(np.array([pattern], np.uint64), kind)[0]))
            if mode in ("rz", "rm"):
                pattern -= root * root > Fraction(row[0])
            elif mode == "rp":
                pattern += root * root < Fraction(row[0])
            lanes.append(pattern)
    return np.array(lanes, np.uint64)


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("mode", MODES)
def test_quotients_and_roots(mode: str, kind: str) -> None:
    bits = v.width(kind)
    a, b = samples([kind, kind], 256)
    (got,) = execute(f"div.{mode}.{kind}", [a, b], [bits, bits], [bits])
    assert_same(f"div.{mode}", [a, b], got, _directed(kind, mode, [a, b], "div"), kind)
    one = np.full_like(a, v.encode(1.0, kind))
    (got,) = execute(f"rcp.{mode}.{kind}", [a], [bits], [bits])
    assert_same(f"rcp.{mode}", [a], got, _directed(kind, mode, [one, a], "div"), kind)
    (got,) = execute(f"sqrt.{mode}.{kind}", [a], [bits], [bits])
    assert_same(f"sqrt.{mode}", [a], got, _directed(kind, mode, [a], "sqrt"), kind)


def test_division_with_flushing() -> None:
    check("div.rn.ftz.f32", ["f32", "f32"], "f32")


@pytest.mark.parametrize("ftz", ["", ".ftz"])
def test_full_range_division_is_exact(ftz: str) -> None:
    a, b = samples(["f32", "f32"])
    (got,) = execute(f"div.full{ftz}.f32", [a, b], [32, 32], [32])
    assert_same("div.full", [a, b], got, expected(f"div.rn{ftz}.f32", [a, b], [32, 32]), "f32")


def test_approximate_division_flushes_the_reciprocal() -> None:
    def f32(*values: float) -> Bits:
        return np.resize(np.array([v.encode(x, "f32") for x in values], np.uint64), 32)

    a = f32(3e38, -3e38, 1.0, math.inf, 6.0, 1.0, math.inf)
    b = f32(3e38, 3e38, 2.0**126, 3e38, -3.0, math.inf, 2.0)
    (got,) = execute("div.approx.f32", [a, b], [32, 32], [32])
    assert_same("div.approx", [a, b], got, f32(0.0, -0.0, 2.0**-126, math.nan, -2.0, 0.0, math.inf), "f32")
    (flushed,) = execute("div.approx.ftz.f32", [f32(1.0, 1e-40), f32(1e-40, 1.0)], [32, 32], [32])
    assert_same("div.approx.ftz", [a], flushed, f32(math.inf, 0.0), "f32")


@pytest.mark.parametrize("text", ["rcp.approx.f32", "rcp.approx.ftz.f32", "sqrt.approx.f32", "sqrt.approx.ftz.f32"])
def test_approximate_reciprocals_and_roots_are_exact(text: str) -> None:
    check(text, ["f32"], "f32")


@pytest.mark.parametrize("text", ["rsqrt.approx.f32", "rsqrt.approx.ftz.f32"])
def test_reciprocal_square_root(text: str) -> None:
    (a,) = samples(["f32"])
    (got,) = execute(text, [a], [32], [32])
    flushed = v.flush("f32", a) if "ftz" in text else a
    x = v.floats(flushed, "f32").astype(np.float64)
    with np.errstate(all="ignore"):
        exact = (1 / np.sqrt(x)).astype(np.float32)
    result = v.floats(got, "f32")
    np.testing.assert_array_max_ulp(result[np.isfinite(exact)], exact[np.isfinite(exact)], maxulp=1)
    special = ~np.isfinite(exact)
    np.testing.assert_array_equal(result[special], exact[special])


@pytest.mark.parametrize("opcode", ["rcp", "rsqrt"])
def test_gross_double_approximations_use_upper_halves(opcode: str) -> None:
    (a,) = samples(["f64"])
    (got,) = execute(f"{opcode}.approx.ftz.f64", [a], [64], [64])
    assert not np.any(got & np.uint64(0xFFFFFFFF))
    with np.errstate(all="ignore"):
        x = v.floats(a & np.uint64(0xFFFFFFFF00000000), "f64")
        x = np.where(np.abs(x) < 2.0**-1022, np.copysign(0.0, x), x)
        exact = 1 / x if opcode == "rcp" else 1 / np.sqrt(x)
        exact = np.where(np.abs(exact) < 2.0**-1022, np.copysign(0.0, exact), exact)
    result = v.floats(got, "f64")
    np.testing.assert_allclose(result, exact, rtol=2.0**-19)
    np.testing.assert_array_equal(np.signbit(result)[exact == 0], np.signbit(exact)[exact == 0])


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_signs(kind: str) -> None:
    for text in (f"abs.{kind}", f"neg.{kind}"):
        check(text, [kind], kind)
    check(f"copysign.{kind}", [kind, kind], kind)


def test_flushed_signs() -> None:
    check("abs.ftz.f32", ["f32"], "f32")
    check("neg.ftz.f32", ["f32"], "f32")


@pytest.mark.parametrize("text", ["min.f32", "max.f32", "min.NaN.f32", "max.ftz.NaN.f32", "min.f64", "max.f64"])
def test_extrema(text: str) -> None:
    kind = text.split(".")[-1]
    check(text, [kind, kind], kind)


def test_extrema_of_three() -> None:
    check("min.f32", ["f32"] * 3, "f32")
    check("max.NaN.f32", ["f32"] * 3, "f32")


@pytest.mark.parametrize("opcode", ["min", "max"])
def test_extrema_by_magnitude(opcode: str) -> None:
    a, b = samples(["f32", "f32"])
    (got,) = execute(f"{opcode}.xorsign.abs.f32", [a, b], [32, 32], [32])
    sign = (a ^ b) & np.uint64(0x80000000)
    with np.errstate(all="ignore"):
        x, y = (np.abs(v.floats(s, "f32")) for s in (a, b))
        magnitude = np.fmin(x, y) if opcode == "min" else np.fmax(x, y)
    assert_same(opcode, [a, b], got, v.from_floats(magnitude) | sign, "f32")


@pytest.mark.parametrize("opcode", ["add.rn.f32x2", "mul.rz.f32x2", "fma.rn.f32x2", "sub.rn.ftz.f32x2"])
def test_packed_single_precision(opcode: str) -> None:
    operands = 3 if opcode.startswith("fma") else 2
    low = [np.roll(s, 3 * i) for i, s in enumerate(samples(["f32"] * operands))]
    high = [np.roll(s, 7 * i + 1) for i, s in enumerate(low)]
    both = [x | y << np.uint64(32) for x, y in zip(low, high, strict=True)]
    (got,) = execute(opcode, both, [64] * operands, [64])
    single = opcode.removesuffix("x2")
    for shift, part in ((0, low), (32, high)):
        (want,) = execute(single, part, [32] * operands, [32])
        assert_same(opcode, part, got >> np.uint64(shift) & np.uint64(0xFFFFFFFF), want, "f32")
