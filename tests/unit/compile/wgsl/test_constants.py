"""Values of constants, against NumPy's arithmetic of the same types."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.compile.wgsl import const_functions, constants
from rooftile.compile.wgsl.constants import ConstantError, construct, convert, literal, operate, zero
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Array,
    Matrix,
    Scalar,
    Struct,
    StructMember,
    Type,
    Vector,
)

SIGNED = st.integers(-(2**31), 2**31 - 1)
UNSIGNED = st.integers(0, 2**32 - 1)
SINGLE = st.floats(width=32, allow_nan=False, allow_infinity=False)


def binary(operator: str, element: Scalar, a: object, b: object, right: Scalar | None = None) -> object:
    return operate(operator, (element, right or element), element, (a, b))


@pytest.mark.parametrize(
    ("text", "value", "type"),
    [
        ("1", 1, ABSTRACT_INT),
        ("0xFFu", 255, U32),
        ("2147483647i", 2**31 - 1, I32),
        ("0x1f", 31, ABSTRACT_INT),
        ("1.", 1.0, ABSTRACT_FLOAT),
        ("1e3", 1000.0, ABSTRACT_FLOAT),
        ("1f", 1.0, F32),
        ("0x1p-2f", 0.25, F32),
        ("0x.8", 0.5, ABSTRACT_FLOAT),
        ("0x1.8p1h", 3.0, F16),
        ("0.1h", 0.0999755859375, F16),
        ("0.1f", 0.10000000149011612, F32),
        ("true", True, BOOL),
    ],
)
def test_literals(text: str, value: object, type: Scalar) -> None:
    found, element = literal(text)
    assert (found, element) == (value, type)
    assert found.__class__ is value.__class__


@pytest.mark.parametrize(
    "text", ["2147483648i", "4294967296u", "9223372036854775808", "3.5e38f", "65505h", "1e309", "0x1.00000001p0f"]
)
def test_literals_that_their_type_cannot_hold(text: str) -> None:
    with pytest.raises(ConstantError, match="represented as"):
        literal(text)


@given(SIGNED, SIGNED)
def test_i32_wraps(a: int, b: int) -> None:
    wide = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}
    for operator, exact in wide.items():
        expected = int(np.array(exact & 0xFFFFFFFF, np.uint32).view(np.int32))
        assert binary(operator, I32, a, b) == expected
    if b not in (0, -1):
        assert binary("/", I32, a, b) == math.trunc(a / b)
        assert binary("%", I32, a, b) == math.fmod(a, b)


@given(UNSIGNED, UNSIGNED, st.integers(0, 31))
def test_u32_wraps(a: int, b: int, shift: int) -> None:
    with np.errstate(over="ignore"):
        one, other = np.uint32(a), np.uint32(b)
        assert binary("+", U32, a, b) == int(one + other)
        assert binary("-", U32, a, b) == int(one - other)
        assert binary("*", U32, a, b) == int(one * other)
    assert operate("~", (U32,), U32, (a,)) == int(~one)
    assert binary(">>", U32, a, shift) == int(one >> np.uint32(shift))
    assert binary("<", U32, a, b) == (a < b)


@given(SINGLE, SINGLE)
def test_f32_rounds_after_each_step(a: float, b: float) -> None:
    with np.errstate(over="ignore", invalid="ignore", divide="ignore", under="ignore"):
        one, other = np.float32(a), np.float32(b)
        exact = {"+": one + other, "-": one - other, "*": one * other, "/": one / other}
    for operator, expected in exact.items():
        if np.isfinite(expected):
            assert binary(operator, F32, a, b) == float(expected)
        else:
            with pytest.raises(ConstantError, match="cannot be represented as 'f32'"):
                binary(operator, F32, a, b)


@given(st.floats(-70000, 70000))
def test_f16_rounds_to_the_nearest(value: float) -> None:
    if abs(np.float32(value)) > 65504:
        with pytest.raises(ConstantError):
            convert(value, ABSTRACT_FLOAT, F16)
    else:
        assert convert(value, ABSTRACT_FLOAT, F16) == float(np.float16(np.float32(value)))


@given(st.integers(-(2**64), 2**64), st.integers(-(2**64), 2**64))
def test_abstract_integers_do_not_wrap(a: int, b: int) -> None:
    exact = a + b
    if -(2**63) <= exact < 2**63:
        assert binary("+", ABSTRACT_INT, a, b) == exact
    else:
        with pytest.raises(ConstantError, match="cannot be represented as 'abstract-int'"):
            binary("+", ABSTRACT_INT, a, b)


@pytest.mark.parametrize(
    ("operator", "element", "a", "b", "message"),
    [
        ("/", I32, 1, 0, "integer division by zero"),
        ("%", U32, 1, 0, "integer division by zero"),
        ("/", I32, -(2**31), -1, "cannot be represented as 'i32'"),
        ("/", F32, 1.0, 0.0, "cannot be represented as 'f32'"),
        ("%", ABSTRACT_FLOAT, 1.0, 0.0, "cannot be represented"),
        ("<<", U32, 1, 32, "less than the bit width"),
        (">>", I32, 1, 40, "less than the bit width"),
        ("<<", I32, 1, 31, "sign change"),
        ("<<", U32, 3, 31, "cannot be represented as 'u32'"),
        ("<<", ABSTRACT_INT, 1, 63, "cannot be represented as 'abstract-int'"),
    ],
)
def test_operations_without_a_result(operator: str, element: Scalar, a: object, b: object, message: str) -> None:
    with pytest.raises(ConstantError, match=message):
        binary(operator, element, a, b)


def matrix(value: tuple[tuple[float, ...], ...]) -> npt.NDArray[np.float64]:
    """With rows first, as NumPy has it."""
    return np.array(value).T


def test_matrices_multiply_as_numpy_does() -> None:
    dice = np.random.default_rng(0)
    a = dice.integers(-5, 5, (3, 2)).astype(float)  # rows, columns
    b = dice.integers(-5, 5, (2, 4)).astype(float)
    left, right = (tuple(map(tuple, m.T.tolist())) for m in (a, b))
    types: tuple[Type, ...] = (Matrix(2, 3, F32), Matrix(4, 2, F32))
    assert np.array_equal(matrix(operate("*", types, Matrix(4, 3, F32), (left, right))), a @ b)
    v = (1.0, -2.0)
    assert operate("*", (types[0], Vector(2, F32)), Vector(3, F32), (left, v)) == tuple((a @ v).tolist())
    w = (1.0, 2.0, 3.0)
    assert operate("*", (Vector(3, F32), types[0]), Vector(2, F32), (w, left)) == tuple((w @ a).tolist())
    square = ((2.0, 1.0, 0.0), (0.0, 3.0, 1.0), (4.0, 0.0, 5.0))
    found = const_functions.evaluate("determinant", (Matrix(3, 3, F32),), F32, (square,))
    assert found == pytest.approx(np.linalg.det(matrix(square)))


def test_vectors_meet_scalars() -> None:
    v = Vector(3, I32)
    assert operate("+", (v, I32), v, ((1, 2, 3), 10)) == (11, 12, 13)
    assert operate("-", (I32, v), v, (10, (1, 2, 3))) == (9, 8, 7)
    assert operate("<<", (v, Vector(3, U32)), v, ((1, 1, 1), (0, 1, 2))) == (1, 2, 4)
    assert operate("==", (v, v), Vector(3, BOOL), ((1, 2, 3), (1, 0, 3))) == (True, False, True)


@pytest.mark.parametrize(
    ("value", "source", "target", "expected"),
    [
        (1.9, F32, I32, 1),
        (-1.9, F32, I32, -1),
        (-5.0, F32, U32, 0),
        (1e20, ABSTRACT_FLOAT, I32, 2**31 - 1),
        (1e20, F32, I32, 2147483520),  # the largest i32 that f32 can hold
        (1e20, F32, U32, 4294967040),
        (-1, I32, U32, 2**32 - 1),
        (2**32 - 1, U32, I32, -1),
        (True, BOOL, F32, 1.0),
        (0.0, F32, BOOL, False),
        (16777217, U32, F32, 16777216.0),
    ],
)
def test_conversions_by_name(value: object, source: Scalar, target: Scalar, expected: object) -> None:
    found = construct(value, source, target)
    assert found == expected
    assert found.__class__ is expected.__class__


def test_zeros() -> None:
    struct = Struct("S", (StructMember("a", Vector(2, F32)), StructMember("b", Array(BOOL, 2))))
    assert zero(struct) == ((0.0, 0.0), (False, False))
    assert zero(Matrix(2, 3, F16)) == ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@given(UNSIGNED, st.integers(0, 31), st.integers(0, 31))
def test_bits(value: int, offset: int, count: int) -> None:
    def call(name: str, *values: int, of: Scalar = U32) -> object:
        kinds = {"extractBits": (of, U32, U32), "insertBits": (of, of, U32, U32)}.get(name, (of,))
        return const_functions.evaluate(name, kinds, of, values)

    text = f"{value:032b}"
    assert call("countOneBits", value) == text.count("1")
    assert call("reverseBits", value) == int(text[::-1], 2)
    assert call("countLeadingZeros", value) == len(text) - len(text.lstrip("0"))
    assert call("countTrailingZeros", value) == len(text) - len(text.rstrip("0"))
    assert call("firstLeadingBit", value) == (31 - text.index("1") if value else 2**32 - 1)
    assert call("firstTrailingBit", value) == (31 - text.rindex("1") if value else 2**32 - 1)
    if offset + count <= 32:
        field = call("extractBits", value, offset, count)
        assert field == int(text[32 - offset - count : 32 - offset] or "0", 2)
        assert call("insertBits", value, field, offset, count) == value  # type: ignore[arg-type]
        cleared = call("insertBits", value, 0, offset, count)
        assert cleared == int(text[: 32 - offset - count] + "0" * count + text[32 - offset :], 2)
    else:
        with pytest.raises(ConstantError, match="bit width"):
            call("extractBits", value, offset, count)


@given(st.lists(st.floats(-1, 1, width=32), min_size=4, max_size=4))
def test_packed_values_come_back(values: list[float]) -> None:
    packed = const_functions.evaluate("pack4x8snorm", (Vector(4, F32),), U32, (tuple(values),))
    back = const_functions.evaluate("unpack4x8snorm", (U32,), Vector(4, F32), (packed,))
    assert np.allclose(back, values, atol=0.5 / 127 + 1e-6)
    halves = const_functions.evaluate("pack2x16float", (Vector(2, F32),), U32, (tuple(values[:2]),))
    assert halves == int(np.array(values[:2], np.float16).view(np.uint32)[0])


@given(SIGNED)
def test_bitcasts_keep_the_bits(value: int) -> None:
    single = np.array(value, np.int32).view(np.float32)
    if np.isfinite(single):
        assert const_functions.bitcast(value, I32, F32) == float(single)
        assert const_functions.bitcast(float(single), F32, I32) == value
    else:
        with pytest.raises(ConstantError):
            const_functions.bitcast(value, I32, F32)
    halves = np.array([value], np.int32).view(np.uint16)
    back = const_functions.bitcast(value, I32, Vector(2, F16)) if np.isfinite(halves.view(np.float16)).all() else None
    assert back is None or np.array_equal(np.array(back, np.float16), halves.view(np.float16))


@given(st.floats(0.01, 100), st.floats(0.01, 100))
def test_functions_of_floats(a: float, b: float) -> None:
    one, other = float(np.float32(a)), float(np.float32(b))
    numpy = {
        "sqrt": np.sqrt(one),
        "exp2": np.exp2(one),
        "log": np.log(one),
        "tanh": np.tanh(one),
        "asinh": np.arcsinh(one),
        "floor": np.floor(one),
        "round": np.round(one),
        "inverseSqrt": 1 / np.sqrt(one),
    }
    for name, expected in numpy.items():
        found = const_functions.evaluate(name, (F32,), F32, (one,))
        assert found == pytest.approx(expected, rel=1e-6), name
        assert found == float(np.float32(found))
    assert const_functions.evaluate("atan2", (F32, F32), F32, (one, other)) == pytest.approx(np.arctan2(one, other))
    assert const_functions.evaluate("pow", (F32, F32), F32, (one, 1.5)) == pytest.approx(one**1.5, rel=1e-6)


def test_a_dot_product_is_rounded_step_by_step() -> None:
    v = (1.0, 2.0**-24, 2.0**-24)
    assert constants.dot(F32, v, (1.0, 1.0, 1.0)) == 1.0
    assert constants.dot(ABSTRACT_FLOAT, v, (1.0, 1.0, 1.0)) == 1.0 + 2.0**-23
