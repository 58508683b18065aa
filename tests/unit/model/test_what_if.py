"""Occupancy with one thing changed: each case is the occupancy of that case, and one block more is just possible."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile import machine
from rooftile.core.errors import LaunchError, UnavailableError
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.model import occupancy, what_if

H200 = machine.load("h200")


def needs(registers: int, shared: int = 0) -> Resources:
    return Resources("sm_90", registers, shared, 0, 0, 0)


def blocks(threads: int, registers: int, shared: int) -> int:
    try:
        return occupancy(H200, Launch((1, 1, 1), (threads, 1, 1)), needs(registers, shared)).blocks_per_sm
    except LaunchError:
        return 0


def test_each_case_is_its_own_occupancy() -> None:
    found = what_if(H200, Launch((9, 9, 1), (16, 16, 1)), needs(121, 8320))
    cases = [*found.by_threads, *found.by_registers, *found.by_shared]
    assert len(cases) > 30
    for case in cases:
        assert case.blocks_per_sm == blocks(case.threads_per_block, case.registers_per_thread, case.shared_bytes)
        assert case.warps_per_sm == case.blocks_per_sm * -(-case.threads_per_block // 32)
        assert case.occupancy == case.warps_per_sm / 64
    assert {case.threads_per_block for case in found.by_registers} == {256}
    assert {case.registers_per_thread for case in found.by_shared} == {121}
    assert 0 in {case.blocks_per_sm for case in found.by_threads}  # 1,024 threads of 121 registers


def test_a_register_tile_would_fit_three_times_with_eighty_registers() -> None:
    more = what_if(H200, Launch((9, 9, 1), (256, 1, 1)), needs(121, 8320)).one_more
    assert (more.blocks_per_sm, more.possible) == (3, True)
    assert (more.registers_per_thread, more.shared_bytes) == (80, None)


def test_no_more_than_an_sm_has_warps() -> None:
    more = what_if(H200, Launch((9, 9, 1), (32, 32, 1)), needs(32, 8192)).one_more
    assert not more.possible


@given(st.integers(1, 1024), st.integers(16, 255), st.integers(0, 232448))
def test_one_block_more_fits_with_what_is_said_and_not_with_more(threads: int, registers: int, shared: int) -> None:
    now = blocks(threads, registers, shared)
    if not now:
        with pytest.raises(LaunchError):
            what_if(H200, Launch((1, 1, 1), (threads, 1, 1)), needs(registers, shared))
        return
    more = what_if(H200, Launch((1, 1, 1), (threads, 1, 1)), needs(registers, shared)).one_more
    assert more.blocks_per_sm == now + 1
    fewer = registers if more.registers_per_thread is None else more.registers_per_thread
    less = shared if more.shared_bytes is None else more.shared_bytes
    assert (blocks(threads, fewer, less) > now) == more.possible if less >= 0 and fewer > 0 else not more.possible
    if more.possible:
        assert fewer < registers or less < shared
        if fewer < registers:
            assert blocks(threads, fewer + 1, less) <= now
        if less < shared:
            assert blocks(threads, fewer, less + 1) <= now


def test_dynamic_shared_memory_counts() -> None:
    launch = Launch((1, 1, 1), (256, 1, 1), 40960)
    assert what_if(H200, launch, needs(32, 1000)).one_more == replace(
        what_if(H200, replace(launch, dynamic_shared_bytes=0), needs(32, 41960)).one_more
    )


def test_a_roofline_only_gpu_has_none() -> None:
    with pytest.raises(UnavailableError):
        what_if(machine.load("desktop-example"), Launch((1, 1, 1), (32, 1, 1)), needs(32))
