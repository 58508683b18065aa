"""Every state space, width and access pattern, on the executor and on the oracle."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of
from rooftile.core.call import Call

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).parent / "kernels" / "memory.cu"
rng = np.random.default_rng(21)

ELEMENTS: dict[str, tuple[type[np.generic], int]] = {
    "strided_byte": (np.uint8, 1),
    "strided_signed_byte": (np.int8, 1),
    "strided_short": (np.int16, 1),
    "strided_float": (np.float32, 1),
    "strided_double": (np.float64, 1),
    "strided_float2": (np.float32, 2),
    "strided_float4": (np.float32, 4),
    "strided_double2": (np.float64, 2),
    "strided_short4": (np.uint16, 4),
    "shared_byte": (np.uint8, 1),
    "shared_short": (np.int16, 1),
    "shared_float": (np.float32, 1),
    "shared_double": (np.float64, 1),
    "shared_float4": (np.float32, 4),
}


def filled(dtype: type[np.generic], *shape: int) -> np.ndarray:
    return rng.integers(0, 120, shape).astype(dtype)


def ints(count: int, low: int, high: int) -> np.ndarray:
    return rng.integers(low, high, count, dtype=np.int32)


def floats(*shape: int) -> np.ndarray:
    return rng.standard_normal(shape).astype(np.float32)


def zeros(*shape: int, dtype: type[np.generic] = np.float32) -> Out:
    return Out(np.zeros(shape, dtype))


@pytest.mark.parametrize("name", [name for name in ELEMENTS if name.startswith("strided")])
@pytest.mark.parametrize(("stride", "offset"), [(1, 0), (1, 3), (2, 1), (3, 0), (5, 2), (8, 0), (17, 1), (32, 5)])
def test_strides(name: str, stride: int, offset: int) -> None:
    dtype, lanes = ELEMENTS[name]
    count = 60 * stride
    call = call_of(2, 48, filled(dtype, count, lanes), zeros(count, lanes, dtype=dtype), stride, offset, count)
    assert_agree(kernel_of(FILE, name), call)


SIZE = 128


def tables() -> dict[str, np.ndarray]:
    lane = np.arange(SIZE)
    return {
        "in order": lane,
        "backwards": lane[::-1],
        "one": np.full(SIZE, 17),
        "pairs": lane // 2,
        "every second": lane * 2 % SIZE,
        "columns": lane * 32 % SIZE + lane // 4,
        "modulo 8": lane % 8,
        "swapped pairs": lane ^ 1,
        "same in i ^ 1": lane & ~1,
        "same in i ^ 2": lane & ~2,
        "halves alike": lane & ~16,
        "random": rng.permutation(SIZE),
        "random with repeats": rng.integers(0, SIZE, SIZE),
        "few": rng.integers(0, 5, SIZE),
    }


TABLES = tables()


@pytest.mark.parametrize("name", [name for name in ELEMENTS if name.startswith("shared")])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("threads", "count"), [(64, SIZE), pytest.param(45, 100, marks=pytest.mark.slow)])
def test_shared_memory_through_a_table(name: str, table: str, threads: int, count: int) -> None:
    """Only permutations store to every cell once; elsewhere lanes race for a cell, so results may differ."""
    dtype, lanes = ELEMENTS[name]
    index = TABLES[table].astype(np.int32)
    permutation = len(set(index[:count].tolist())) == count and index[:count].max() < count
    call = call_of(1, threads, index, filled(dtype, SIZE, lanes), zeros(SIZE, lanes, dtype=dtype), count)
    assert_agree(kernel_of(FILE, name), call, outputs=permutation)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", ["gather", "scatter", "gather4"])
def test_global_memory_through_a_table(name: str, table: str) -> None:
    index = TABLES[table].astype(np.int32)
    permutation = len(set(index.tolist())) == SIZE
    x = floats(SIZE, 4) if name == "gather4" else floats(SIZE)
    call = call_of(3, 48, index, x, zeros(SIZE), 121)
    assert_agree(kernel_of(FILE, name), call, outputs=name != "scatter" or permutation)


@pytest.mark.parametrize(
    ("pad", "rows"),
    [pytest.param("0", 8, marks=pytest.mark.slow), ("1", 8), pytest.param("4", 3, marks=pytest.mark.slow)],
)
def test_padded_transpose(pad: str, rows: int) -> None:
    call = call_of((2, 2, 1), (32, rows, 1), floats(50, 50), zeros(50, 50), 50)
    result = assert_agree(kernel_of(FILE, "transpose", {"PAD": pad}), call)
    conflicts = sum(access.bank_conflicts for access in result.counts.accesses)
    assert (conflicts == 0) == (pad == "1")


CALLS: list[tuple[str, Call]] = [
    (
        "sign_extension",
        call_of(
            2, 64, ints(100, -128, 128).astype(np.int8), ints(100, -(2**15), 2**15).astype(np.int16),
            ints(100, 0, 256).astype(np.uint8), zeros(100, dtype=np.int32), 100,
        ),
    ),
    ("swizzle", call_of(1, 64, floats(256, 4), zeros(256, 4))),
    ("dynamic_shared", call_of(2, 50, ints(130, 0, 99), zeros(130, dtype=np.int32), 130, shared=520)),
    ("constant_memory", call_of(2, 64, ints(100, 0, 99), zeros(100), 100)),
    ("device_variable", call_of(1, 96, ints(90, 0, 99), zeros(90, dtype=np.int32), 90)),
    ("local_array", call_of(2, 40, ints(70, 0, 99), floats(70), zeros(70), 70)),
    ("device_function", call_of(2, 64, floats(100), ints(100, 0, 9), zeros(100), 100)),
    ("predicated", call_of(2, 64, floats(100), floats(100), zeros(100), 100)),
    ("generic_pointer", call_of(1, 128, ints(128, 0, 99), zeros(128, dtype=np.int32), 121)),
    ("generic_pointer", call_of(1, 128, ints(128, 0, 99), zeros(128, dtype=np.int32), 120)),
    ("structures", call_of(2, 64, floats(100, 3), zeros(100, 3), 100)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "call"), CALLS, ids=[f"{name}-{i}" for i, (name, _) in enumerate(CALLS)])
def test_state_spaces(name: str, call: Call) -> None:
    assert_agree(kernel_of(FILE, name), call)


def test_out_of_bounds_loads_are_zero_and_stores_are_dropped() -> None:
    """Both count as the requests they are."""
    x, index = floats(64), np.arange(96, dtype=np.int32)
    index[5:40:7] = 9000
    result = assert_agree(kernel_of(FILE, "gather"), call_of(3, 32, index, x, zeros(96), 96))
    assert [f.kind for f in result.findings] == ["out-of-bounds"]
    assert_agree(kernel_of(FILE, "scatter"), call_of(2, 32, index, x, zeros(60), 64))


OUTSIDE = {
    "shared_overrun": call_of(1, 64, np.arange(1, 65, dtype=np.int32) * 3, zeros(64, dtype=np.int32)),
    "straddling": call_of(1, 32, floats(42), zeros(42), 11),
    "wild_addresses": call_of(1, 32, ints(32, -2, 3), ints(32, 0, 99), zeros(32, dtype=np.int32)),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_an_access_that_is_not_wholly_within_memory_does_nothing(name: str) -> None:
    result = assert_agree(kernel_of(FILE, name), OUTSIDE[name])
    assert {f.kind for f in result.findings} == {"out-of-bounds"}
