"""Transcendental functions against NumPy in double precision, within the errors the PTX ISA documents."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import edges, execute

from oracle import values as v

FUNCTIONS = {"ex2": np.exp2, "lg2": np.log2, "sin": np.sin, "cos": np.cos, "tanh": np.tanh}
RANGES = {"ex2": (-160, 160), "lg2": (-1, 64), "sin": (-100, 100), "cos": (-100, 100), "tanh": (-12, 12)}


def _inputs(opcode: str) -> np.ndarray:
    rng = np.random.default_rng(3)
    low, high = RANGES[opcode]
    values = rng.uniform(low, high, 2048).astype(np.float32)
    tiny = (rng.uniform(-1, 1, 512) * 2.0 ** rng.integers(-149, 0, 512)).astype(np.float32)
    near_one = (1 + rng.uniform(-1e-3, 1e-3, 512)).astype(np.float32)
    special = np.resize(np.array(edges("f32"), np.uint64).astype(np.uint32).view(np.float32), 64)
    return np.concatenate([values, tiny, near_one, special])


@pytest.mark.parametrize("opcode", FUNCTIONS)
def test_within_two_units_of_the_exact_value(opcode: str) -> None:
    x = _inputs(opcode)
    text = f"{opcode}.approx.f32"
    (got,) = execute(text, [v.from_floats(x)], [32], [32])
    result = v.floats(got, "f32")
    with np.errstate(all="ignore"):
        exact = FUNCTIONS[opcode](x.astype(np.float64)).astype(np.float32)
    # The GPU itself reduces large angles so coarsely that only "between -1 and 1" is promised.
    usual = np.isfinite(exact) & ((np.abs(x) < 1e5) | (opcode not in ("sin", "cos")))
    np.testing.assert_array_max_ulp(result[usual], exact[usual], maxulp=1)
    np.testing.assert_array_equal(np.signbit(result)[usual], np.signbit(exact)[usual])
    special = ~np.isfinite(exact)
    np.testing.assert_array_equal(result[special], exact[special])
    assert np.all(np.abs(result[~usual & np.isfinite(exact)]) <= 1)


def test_flushing() -> None:
    subnormal = np.resize(np.array([1, 0x7FFFFF, 0x80000001, 0x00800000], np.uint64), 32)
    (log,) = execute("lg2.approx.ftz.f32", [subnormal], [32], [32])
    np.testing.assert_array_equal(v.floats(log, "f32")[:4], [-np.inf, -np.inf, -np.inf, -126.0])
    (power,) = execute("ex2.approx.ftz.f32", [v.from_floats(np.full(32, -130.5, np.float32))], [32], [32])
    assert not power.any()
