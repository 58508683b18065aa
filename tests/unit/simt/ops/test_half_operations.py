"""Half precision against the oracle's exact fractions: one rounding, no more."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import assert_same, check, execute, samples

from oracle import values as v

HALVES = ["f16", "bf16"]


@pytest.mark.parametrize("kind", HALVES)
@pytest.mark.parametrize("opcode", ["add", "sub", "mul", "add.sat", "mul.sat"])
def test_two_operands(opcode: str, kind: str) -> None:
    if kind == "bf16" and "sat" in opcode:
        return
    check(f"{opcode}.{kind}", [kind, kind], kind, count=1024)


@pytest.mark.parametrize("kind", ["f16", "bf16", "f16x2", "bf16x2"])
@pytest.mark.parametrize("opcode", ["fma.rn", "fma.rn.relu"])
def test_fused_multiply_add(opcode: str, kind: str) -> None:
    check(f"{opcode}.{kind}", [kind] * 3, kind, count=1024)


@pytest.mark.parametrize("kind", HALVES)
def test_fused_multiply_add_next_to_midpoints(kind: str) -> None:
    """``a * b`` lies on a midpoint between two results, or next to one, and a tiny ``c`` decides."""
    rng = np.random.default_rng(1)
    form = v.FORMATS[kind]
    one, fraction = v.encode(1.0, kind), 1 << (form.digits - 1)
    a, b = (one + rng.integers(0, fraction, 200_000) for _ in range(2))
    significands = (a - one + fraction) * (b - one + fraction)
    excess = np.where(significands >= fraction * fraction * 2, form.digits, form.digits - 1)
    distance = (significands & ((1 << excess) - 1)) - (1 << (excess - 1))
    chosen = np.flatnonzero(np.abs(distance) <= 1)[:2048]
    chosen = chosen[: len(chosen) // 32 * 32]
    assert len(chosen) >= 256
    a, b = (x[chosen].astype(np.uint64) for x in (a, b))
    c = rng.integers(1, one >> 1, len(chosen)).astype(np.uint64)
    c |= np.uint64(form.sign) * rng.integers(0, 2, len(chosen)).astype(np.uint64)
    (got,) = execute(f"fma.rn.{kind}", [a, b, c], [16] * 3, [16])
    assert_same("fma", [a, b, c], got, v.fma(kind, "rn", a, b, c), kind)


@pytest.mark.parametrize("kind", ["f16x2", "bf16x2"])
def test_pairs(kind: str) -> None:
    for opcode in ("add", "mul", "min", "max.NaN"):
        check(f"{opcode}.{kind}", [kind, kind], kind)
    for opcode in ("abs", "neg"):
        check(f"{opcode}.{kind}", [kind], kind)


@pytest.mark.parametrize("kind", HALVES)
def test_signs_and_extrema(kind: str) -> None:
    for opcode in ("abs", "neg"):
        check(f"{opcode}.{kind}", [kind], kind)
    for opcode in ("min", "max", "min.NaN", "max.NaN"):
        check(f"{opcode}.{kind}", [kind, kind], kind)


def test_flushing_of_half_subnormals() -> None:
    a, b = samples(["f16", "f16"])

    def flush(x: np.ndarray) -> np.ndarray:
        return np.where((x & np.uint64(0x7C00)) == 0, x & np.uint64(0x8000), x).astype(np.uint64)

    (got,) = execute("mul.ftz.f16", [a, b], [16, 16], [16])
    with np.errstate(all="ignore"):
        want = flush(v.multiply("f16", "rn", flush(a), flush(b)))
    assert_same("mul.ftz.f16", [a, b], got, want, "f16")


@pytest.mark.parametrize("kind", ["f16", "bf16", "f16x2", "bf16x2"])
@pytest.mark.parametrize("opcode", ["ex2", "tanh"])
def test_transcendental_functions(opcode: str, kind: str) -> None:
    """The result is at most one unit from the exact one, and special values are exact."""
    (a,) = samples([kind], 1024)
    bits = v.width(kind)
    (got,) = execute(
        f"{opcode}.approx.{'ftz.' if kind.startswith('b') and opcode == 'ex2' else ''}{kind}", [a], [bits], [bits]
    )
    single = kind.removesuffix("x2")
    for shift in range(0, bits, 16):
        with np.errstate(invalid="ignore"):  # signalling NaN
            x = v.floats(a >> np.uint64(shift) & np.uint64(0xFFFF), single).astype(np.float64)
        pattern = (got >> np.uint64(shift) & np.uint64(0xFFFF)).astype(np.int64)
        with np.errstate(all="ignore"):
            exact = np.exp2(x) if opcode == "ex2" else np.tanh(x)
        smallest = 2.0**-126 if kind.startswith("b") and opcode == "ex2" else 0.0
        want = np.array([v.encode(0.0 if 0 < y < smallest else float(y), single) for y in exact], np.int64)
        nan = np.isnan(exact)
        assert np.all(np.isnan(v.floats(pattern.astype(np.uint64), single)) == nan)
        assert np.all(np.abs(pattern - want)[~nan] <= 1)
        assert np.all((pattern == want)[np.isinf(x)])
