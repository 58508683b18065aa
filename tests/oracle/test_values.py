"""The oracle's own arithmetic against NumPy's conversions and hand-worked cases."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle import values as v

finite = st.floats(allow_nan=False, allow_infinity=False, allow_subnormal=True)


@given(finite.filter(bool))
def test_rounding_to_nearest_agrees_with_the_processor(value: float) -> None:
    with np.errstate(all="ignore"):
        assert v.round_fraction(Fraction(value), v.FORMATS["f32"]) == int(np.float32(value).view(np.uint32))
        assert v.round_fraction(Fraction(value), v.FORMATS["f16"]) == int(np.float16(value).view(np.uint16))
        assert v.round_fraction(Fraction(value), v.FORMATS["f64"]) == int(np.float64(value).view(np.uint64))


@given(st.fractions().filter(bool), st.sampled_from(list(v.FORMATS)))
def test_directed_roundings_enclose_the_value(value: Fraction, kind: str) -> None:
    form = v.FORMATS[kind]
    low, high, zero, near = (
        float(v.floats(np.array([v.round_fraction(value, form, mode)], np.uint64), kind)[0])
        for mode in ("rm", "rp", "rz", "rn")
    )
    assert low <= value <= high
    assert zero == (low if value > 0 else high)
    assert near in (low, high)
    if np.isfinite([low, high]).all():
        assert abs(Fraction(near) - value) <= min(Fraction(high) - value, value - Fraction(low))


words = st.lists(st.integers(0, 2**32 - 1), min_size=32, max_size=32).map(lambda x: np.array(x, np.uint64))
exponents = st.integers(0, 254)


@given(words, words, words, exponents, exponents)
def test_fast_float32_fma_is_the_exact_one(a: v.Bits, b: v.Bits, c: v.Bits, ea: int, eb: int) -> None:
    def scaled(x: v.Bits, exponent: int) -> v.Bits:  # random fractions whose exponents are close
        return (x & np.uint64(0x807FFFFF)) | np.uint64(exponent << 23)

    ec = min(max(ea + eb - 127, 0), 254)
    for rows in ([a, b, c], [scaled(a, ea), scaled(b, eb), scaled(c, ec)]):
        with np.errstate(all="ignore"):
            fast = v.fma("f32", "rn", *rows)
        exact = v.exact("f32", "rn", rows, lambda x, y, z: x * y + z, lambda x, y, z: x * y + z)
        nan = np.isnan(v.floats(fast, "f32")) & np.isnan(v.floats(exact, "f32"))
        assert ((fast == exact) | nan).all()


@pytest.mark.parametrize("kind", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize(("mode", "negative"), [("rn", False), ("rz", False), ("rp", False), ("rm", True)])
def test_sign_of_a_cancelled_sum(kind: str, mode: str, negative: bool) -> None:
    one, minus = (np.array([v.encode(x, kind)], np.uint64) for x in (1.0, -1.0))
    sign = v.FORMATS[kind].sign if negative else 0
    assert int(v.add(kind, mode, one, minus)[0]) == sign
    assert int(v.fma(kind, mode, one, one, minus)[0]) == sign
