"""Shuffle, vote, match, reduce and elect, with all lanes and with some."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import Bits, Frame, execute, instruction

from oracle.warpwide import warpwide
from rooftile.ptx.program import Immediate, Operand, Register
from rooftile.simt.ops import lower_operation

EVERYONE = 0xFFFFFFFF
MASKS = [EVERYONE, 0x0000FFFF, 0x12345678, 1, 0x80000001]

RNG = np.random.default_rng(5)
VALUES = RNG.integers(0, 1 << 32, 32, dtype=np.uint64)


def _lanes(mask: int) -> np.ndarray:
    return np.array([mask >> lane & 1 for lane in range(32)], bool)


def _full(value: int) -> Bits:
    return np.full(32, value, np.uint64)


def _warps(text: str, warps: list[list[Bits]], active: int) -> list[Bits]:
    """What the oracle says of several warps, one after the other."""
    ins = instruction(text, [], [])
    return [np.concatenate(lanes) for lanes in zip(*(warpwide(ins, w, _lanes(active)) for w in warps), strict=True)]


def _clamp(mode: str, width: int) -> int:
    """Operand ``c`` as CUDA's ``__shfl_*_sync(mask, var, x, width)`` makes it."""
    return (32 - width) << 8 | (0 if mode == "up" else 31)


@pytest.mark.parametrize("width", [32, 16, 8, 2, 1])
@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
def test_shuffle(mode: str, width: int) -> None:
    text = f"shfl.sync.{mode}.b32"
    c = _clamp(mode, width)
    distances = (0, 1, 3, 8, 16, 31)
    warps = [[VALUES, _full(distance), _full(c)] for distance in distances]
    want = _warps(text, warps, EVERYONE)
    columns = [np.concatenate(column) for column in zip(*warps, strict=True)]
    by_register = execute(text, [*columns, Immediate(EVERYONE)], [32] * 4, [32, 1], uniform=False)
    np.testing.assert_array_equal(by_register, want)

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        for i, distance in enumerate(distances):
            sources = [*operands, Immediate(distance), Immediate(c), Immediate(EVERYONE)]
            lower_operation(frame, instruction(text, destinations[2 * i : 2 * i + 2], sources))

    by_constant = execute(lower, [VALUES], [32], [32, 1] * len(distances), uniform=False)
    np.testing.assert_array_equal(np.concatenate(by_constant[::2]), want[0])
    np.testing.assert_array_equal(np.concatenate(by_constant[1::2]), want[1])


@pytest.mark.parametrize("mode", ["up", "down", "bfly", "idx"])
def test_shuffle_from_a_different_lane_each(mode: str) -> None:
    source = RNG.integers(0, 1 << 32, 32, dtype=np.uint64)
    c = RNG.integers(0, 1 << 13, 32, dtype=np.uint64)
    text = f"shfl.sync.{mode}.b32"
    got = execute(text, [VALUES, source, c, Immediate(EVERYONE)], [32] * 4, [32, 1], uniform=False)
    np.testing.assert_array_equal(got, warpwide(instruction(text, [], []), [VALUES, source, c], _lanes(EVERYONE)))


@pytest.mark.parametrize("distance", [Immediate(4), _full(4)])
def test_shuffle_from_an_inactive_lane_is_a_nan(distance: Immediate | Bits) -> None:
    active = 0x00FF00FF
    (got,) = execute(
        "shfl.sync.down.b32",
        [VALUES, distance, Immediate(31), Immediate(active)],
        [32] * 4,
        [32],
        active=active,
        uniform=False,
    )
    for lane in np.flatnonzero(_lanes(active)):
        if lane + 4 < 32 and not active >> (lane + 4) & 1:
            assert np.isnan(got.astype(np.uint32).view(np.float32)[lane])
        else:
            assert got[lane] == VALUES[lane + 4 if lane + 4 < 32 else lane]


def test_shuffle_of_a_uniform_value() -> None:
    (got,) = execute("shfl.sync.bfly.b32", [_full(7), Immediate(1), Immediate(31), Immediate(EVERYONE)], [32] * 4, [32])
    np.testing.assert_array_equal(got, 7)


@pytest.mark.parametrize("active", MASKS)
@pytest.mark.parametrize("mode", ["all", "any", "uni"])
def test_vote(mode: str, active: int) -> None:
    patterns = [0, EVERYONE, 0x0000FFFF, 0x12345678, 0x10]
    predicates = [_lanes(pattern).astype(np.uint64) for pattern in patterns]
    text = f"vote.sync.{mode}.pred"
    sources = [np.concatenate(predicates), Immediate(active)]
    (got,) = execute(text, sources, [1, 32], [1], active=active, uniform=False)
    (want,) = _warps(text, [[predicate] for predicate in predicates], active)
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("active", MASKS)
def test_ballot(active: int) -> None:
    predicate = _lanes(0xF0F0A5A5).astype(np.uint64)
    (got,) = execute(
        "vote.sync.ballot.b32", [predicate, Immediate(active)], [1, 32], [32], active=active, uniform=False
    )
    np.testing.assert_array_equal(got, 0xF0F0A5A5 & active)
    (mask,) = execute("activemask.b32", [], [], [32], active=active)
    np.testing.assert_array_equal(mask, active)


def test_instructions_before_member_masks() -> None:
    """``vote`` and ``shfl`` without ``.sync``, in PTX for old GPUs: the executing lanes take part."""
    predicate = _lanes(0xF0F0A5A5).astype(np.uint64)
    (got,) = execute("vote.ballot.b32", [predicate], [1], [32], active=0xFF, uniform=False)
    np.testing.assert_array_equal(got, 0xA5)
    (got,) = execute("shfl.up.b32", [VALUES, Immediate(1), Immediate(0)], [32] * 3, [32], uniform=False)
    np.testing.assert_array_equal(got, [VALUES[0], *VALUES[:-1]])


def test_lanes_vote_with_their_own_members() -> None:
    """Two halves of a warp that execute together, each with its own mask."""
    members = np.where(np.arange(32) < 16, 0x0000FFFF, 0xFFFF0000).astype(np.uint64)
    predicate = (np.arange(32) < 20).astype(np.uint64)
    (got,) = execute("vote.sync.all.pred", [predicate, members], [1, 32], [1], uniform=False)
    np.testing.assert_array_equal(got, np.arange(32) < 16)
    (got,) = execute("vote.sync.ballot.b32", [predicate, members], [1, 32], [32], uniform=False)
    np.testing.assert_array_equal(got, np.where(np.arange(32) < 16, 0x0000FFFF, 0x000F0000))
    (total,) = execute("redux.sync.add.u32", [np.arange(32), members], [32, 32], [32], uniform=False)
    np.testing.assert_array_equal(total, np.where(np.arange(32) < 16, 120, 376))


REDUCTIONS = [f"{name}.{kind}" for name in ("add", "min", "max") for kind in ("u32", "s32")]


@pytest.mark.parametrize("active", MASKS[:3])
@pytest.mark.parametrize("reduction", [*REDUCTIONS, "and.b32", "or.b32", "xor.b32"])
def test_reduction(reduction: str, active: int) -> None:
    text = f"redux.sync.{reduction}"
    mostly_ones = VALUES | np.roll(VALUES, 1) | np.roll(VALUES, 2) | np.roll(VALUES, 3) | np.uint64(0x80000001)
    warps = [VALUES, mostly_ones, mostly_ones ^ np.uint64(EVERYONE)]
    (want,) = _warps(text, [[warp] for warp in warps], active)
    for mask in (Immediate(active), np.full(96, active)):
        (got,) = execute(text, [np.concatenate(warps), mask], [32, 32], [32], active=active, uniform=False)
        np.testing.assert_array_equal(got, want)


def test_reduction_of_a_uniform_value() -> None:
    (got,) = execute("redux.sync.add.s32", [_full(5), Immediate(EVERYONE)], [32, 32], [32], active=0x7F)
    np.testing.assert_array_equal(got, 35)


@pytest.mark.parametrize("active", MASKS)
@pytest.mark.parametrize("bits", [32, 64])
def test_match(bits: int, active: int) -> None:
    few = RNG.integers(0, 4, 32, dtype=np.uint64) << np.uint64(bits - 2)
    lanes = _lanes(active)
    for values in (few, _full(9)):
        sources = [values, Immediate(active)]
        text = f"match.any.sync.b{bits}"
        (got,) = execute(text, sources, [bits, 32], [32], active=active, uniform=False)
        (want,) = warpwide(instruction(text, [], []), [values], lanes)
        np.testing.assert_array_equal(got[lanes], want[lanes])
        text = f"match.all.sync.b{bits}"
        everything = execute(text, sources, [bits, 32], [32, 1], active=active, uniform=False)
        want_mask, want_same = warpwide(instruction(text, [], []), [values], lanes)
        np.testing.assert_array_equal(everything[0][lanes], want_mask[lanes])
        np.testing.assert_array_equal(everything[1][lanes], want_same[lanes])


@pytest.mark.parametrize("active", MASKS)
def test_election(active: int) -> None:
    leader, elected = execute("elect.sync", [Immediate(active)], [32], [32, 1], active=active, uniform=False)
    first = int(np.flatnonzero(_lanes(active))[0])
    np.testing.assert_array_equal(leader, first)
    np.testing.assert_array_equal(elected, np.arange(32) == first)
