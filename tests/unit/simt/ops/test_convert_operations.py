"""``cvt`` between all types against the oracle, and of 8-bit formats against ml_dtypes."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from operation_harness import assert_same, check, check_all, execute, samples

from oracle import values as v

INTEGERS = ("u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64")
FLOATS = ("f16", "bf16", "f32", "f64")


@pytest.mark.parametrize("source", INTEGERS)
def test_between_integers(source: str) -> None:
    check_all([(f"cvt.{sat}{t}.{source}", t) for sat in ("", "sat.") for t in INTEGERS], [source], count=64)


@pytest.mark.parametrize("target", ["u8", "s8", "u16", "s16"])
def test_narrow_results_fill_wide_registers_by_their_sign(target: str) -> None:
    (a,) = samples(["u32"], 64)
    (got,) = execute(f"cvt.{target}.u32", [a], [32], [32])
    np.testing.assert_array_equal(got, v.from_python(v.python_integers(a, target), 32))


@pytest.mark.parametrize("source", FLOATS)
def test_float_to_integer(source: str) -> None:
    modes = ("rni", "rzi", "rmi", "rpi")
    check_all([(f"cvt.{mode}.{t}.{source}", t) for mode in modes for t in INTEGERS], [source], count=128)


@pytest.mark.parametrize("source", INTEGERS)
def test_integer_to_float(source: str) -> None:
    modes = ("rn", "rz", "rm", "rp")
    check_all([(f"cvt.{mode}.{t}.{source}", t) for mode in modes for t in FLOATS], [source], count=128)


@pytest.mark.parametrize("target", ["f16", "bf16"])
@pytest.mark.parametrize("source", ["u64", "s64"])
def test_long_integers_next_to_a_midpoint(source: str, target: str) -> None:
    """Rounding to double first would lose the bit that decides."""
    # 9 bits, 12 bits: one more than the format has. A double holds 53.
    midpoints = [odd << s for odd in (0b1_0000_0001, 0b1_0000_0011) for s in (40, 44, 45, 46, 54)]
    if target == "f16":
        midpoints = [odd << 4 for odd in (0b1000_0000_0001, 0b1000_0000_0011)]
    a = np.resize(np.array([m + d for m in midpoints for d in (-1, 0, 1)], np.uint64), 32)
    (got,) = execute(f"cvt.rn.{target}.{source}", [a], [64], [16])
    want = [v.round_fraction(v.Fraction(int(x)), v.FORMATS[target]) for x in a]
    assert got.tolist() == want


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
def test_narrowing(mode: str) -> None:
    check_all([(f"cvt.{mode}.{target}.f64", target) for target in ("f32", "f16", "bf16")], ["f64"], count=768)
    check_all([(f"cvt.{mode}.{target}.f32", target) for target in ("f16", "bf16")], ["f32"], count=768)


@pytest.mark.parametrize(("target", "nan"), [("f16", 0x7FFF), ("bf16", 0x7FFF), ("f32", 0x7FFFFFFF)])
def test_narrowed_nan_is_canonical(target: str, nan: int) -> None:
    a = np.resize(np.array([0x7FF0000000000001, 0xFFF8000000000000], np.uint64), 32)
    (got,) = execute(f"cvt.rn.{target}.f64", [a], [64], [v.width(target)])
    np.testing.assert_array_equal(got, nan)


@pytest.mark.parametrize("target", ["f16", "bf16"])
def test_doubles_next_to_a_midpoint(target: str) -> None:
    """Rounding to float first would make these ties."""
    form = v.FORMATS[target]
    a = samples([target], 512)[0]
    a = a[np.isfinite(v.floats(a, target))]
    a = a[: len(a) // 32 * 32]
    value = v.floats(a, target).astype(np.float64)
    step = 2.0 ** np.maximum(np.floor(np.log2(np.maximum(np.abs(value), 2.0**-160))), form.emin) * 2.0 ** (
        1 - form.digits
    )
    for sign in (-1, 1):
        x = value + step / 2
        x = np.nextafter(x, sign * np.inf)
        bits = x.view(np.uint64)
        (got,) = execute(f"cvt.rn.{target}.f64", [bits], [64], [16])
        assert_same("cvt", [bits], got, np.array([v.encode(float(y), target) for y in x], np.uint64), target)


@pytest.mark.parametrize(
    ("source", "targets"), [("f16", "f32 f64"), ("bf16", "f32 f64"), ("f32", "f32 f64"), ("f64", "f64")]
)
def test_widening_is_exact(source: str, targets: str) -> None:
    check_all([(f"cvt.{target}.{source}", target) for target in targets.split()], [source])


@pytest.mark.parametrize("mode", ["rni", "rzi", "rmi", "rpi"])
def test_rounding_to_integral_numbers(mode: str) -> None:
    for kind in ("f16", "f32", "f64"):
        check(f"cvt.{mode}.{kind}.{kind}", [kind], kind)


@pytest.mark.parametrize(
    "text",
    [
        "cvt.ftz.f32.f32",
        "cvt.rn.ftz.f32.f64",
        "cvt.ftz.f64.f32",
        "cvt.rzi.ftz.s32.f32",
        "cvt.sat.f32.f32",
        "cvt.rn.sat.f32.s32",
    ],
)
def test_flushing_and_saturation(text: str) -> None:
    target, source = text.split(".")[-2:]
    check(text, [source], target)


@pytest.mark.parametrize("target", ["f16", "bf16"])
@pytest.mark.parametrize("modifiers", ["rn", "rz", "rn.relu", "rz.relu"])
def test_pairs(modifiers: str, target: str) -> None:
    check(f"cvt.{modifiers}.{target}x2.f32", ["f32", "f32"], f"{target}x2")


@pytest.mark.parametrize("target", ["f16", "bf16"])
def test_clamping_to_finite_numbers(target: str) -> None:
    (a,) = samples(["f32"])
    (got,) = execute(f"cvt.rn.satfinite.{target}.f32", [a], [32], [16])
    form = v.FORMATS[target]
    want = np.array([v.encode(float(x), target) for x in v.floats(a, "f32")], np.uint64)
    infinite = (want & np.uint64(form.sign - 1)) == form.infinity
    assert infinite.any()
    assert_same("cvt.satfinite", [a], got, np.where(infinite, want - np.uint64(1), want), target)


@pytest.mark.parametrize("mode", ["rna", "rn", "rz"])
def test_tf32(mode: str) -> None:
    """10 bits of fraction, float's exponents; ``rna`` sends ties away from zero."""
    (a,) = samples(["f32"])
    a[::8] = (a[::8] & ~np.uint64(0x1FFF)) | np.uint64(0x1000)
    (got,) = execute(f"cvt.{mode}.tf32.f32", [a], [32], [32])
    low, up = a & ~np.uint64(0x1FFF), (a & ~np.uint64(0x1FFF)) + np.uint64(0x2000)
    rest = a & np.uint64(0x1FFF)
    odd = (a >> np.uint64(13) & np.uint64(1)) == 1
    round_up = {"rna": rest >= 0x1000, "rn": (rest > 0x1000) | ((rest == 0x1000) & odd), "rz": np.zeros(len(a), bool)}[
        mode
    ]
    want = np.where(round_up, up, low)
    special = (a & np.uint64(0x7F800000)) == 0x7F800000
    assert_same("cvt.tf32", [a], got, np.where(special, a, want).astype(np.uint64), "f32")


EIGHT_BITS = {"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}


@pytest.mark.parametrize("source", ["f32", "f16x2", "bf16x2"])
@pytest.mark.parametrize("target", EIGHT_BITS)
def test_to_eight_bits(target: str, source: str) -> None:
    dtype = EIGHT_BITS[target]
    limit = float(ml_dtypes.finfo(dtype).max)
    if source == "f32":
        operands = [s[: len(s)] for s in samples(["f32", "f32"], 1024)]
        scale = np.array([v.encode(float(x), "f32") for x in np.linspace(-limit, limit, 512)], np.uint64)
        operands[0][:512] = scale  # a dense sweep of the format's range
        (got,) = execute(f"cvt.rn.satfinite.{target}x2.f32", operands, [32, 32], [16])
        parts = [v.floats(operands[1], "f32"), v.floats(operands[0], "f32")]
    else:
        operands = samples([source], 1024)
        (got,) = execute(f"cvt.rn.satfinite.{target}x2.{source}", operands, [32], [16])
        parts = [v.floats(operands[0] >> np.uint64(s) & np.uint64(0xFFFF), source[:-2]) for s in (0, 16)]
    for shift, x in zip((0, 8), parts, strict=True):
        byte = (got >> np.uint64(shift) & np.uint64(0xFF)).astype(np.uint8)
        with np.errstate(all="ignore"):
            want = np.clip(x.astype(np.float32), -limit, limit).astype(dtype).view(np.uint8)
        nan = np.isnan(x)
        np.testing.assert_array_equal(byte[~nan], want[~nan])
        np.testing.assert_array_equal(byte[nan], 0x7F)


@pytest.mark.parametrize("target", ["f16x2", "bf16x2"])
@pytest.mark.parametrize("source", EIGHT_BITS)
def test_from_eight_bits(source: str, target: str) -> None:
    a = np.arange(256, dtype=np.uint64) | np.arange(256, dtype=np.uint64)[::-1] << np.uint64(8)
    (got,) = execute(f"cvt.rn.{target}.{source}x2", [a], [16], [32])
    for shift in (0, 1):
        x = (a >> np.uint64(8 * shift) & np.uint64(0xFF)).astype(np.uint8).view(EIGHT_BITS[source]).astype(np.float32)
        want = np.array([v.encode(float(y), target[:-2]) for y in x], np.uint64)
        assert_same("cvt", [a], got >> np.uint64(16 * shift) & np.uint64(0xFFFF), want, target[:-2])


@pytest.mark.parametrize("target", ["u8", "s8"])
def test_packing_bytes(target: str) -> None:
    a, b, c = samples(["s32", "s32", "b32"])
    (got,) = execute(f"cvt.pack.sat.{target}.s32.b32", [a, b, c], [32] * 3, [32])
    low, high = (-128, 127) if target == "s8" else (0, 255)
    want = [
        (z << 16 | (min(max(x, low), high) & 255) << 8 | min(max(y, low), high) & 255) & 0xFFFFFFFF
        for x, y, z in zip(v.python_integers(a, "s32"), v.python_integers(b, "s32"), c.tolist(), strict=True)
    ]
    assert got.tolist() == want
