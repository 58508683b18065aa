"""Barriers: who waits for whom, and who never comes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from launch import launch, ptx

pytestmark = pytest.mark.usefixtures("no_disassembler")


@pytest.mark.parametrize("threads", [1, 2])
def test_data_written_before_a_barrier_is_seen_after_it(threads: int) -> None:
    data = np.arange(1000, dtype=np.int32)
    done = launch("reverse", 4, 250, data, np.zeros_like(data), threads=threads)
    np.testing.assert_array_equal(done.outputs["a1"].reshape(4, 250), data.reshape(4, 250)[:, ::-1])


def test_too_few_threads_come() -> None:
    done = launch("half_the_warps_wait", 3, 64, np.zeros(64, np.int32), timeout=5)
    assert not done.completed
    (finding,) = done.findings
    assert (finding.kind, finding.severity, finding.count) == ("missed-barrier", "error", 3)
    assert (finding.block, finding.thread) == ((0, 0, 0), (0, 0, 0))
    assert finding.location is not None
    assert "32 more that never come" in finding.message


def test_barriers_of_two_numbers_are_told_at_the_calls_of_the_function_that_has_them() -> None:
    done = launch("meet_at_two_numbers", 1, 64, np.zeros(64, np.int32), timeout=5)
    assert not done.completed
    (finding,) = done.findings
    assert finding.location is not None
    assert finding.other_location is not None
    text = (Path(__file__).parent / "kernels.cu").read_text(encoding="utf-8").split("\n")
    assert "meet(out[0] + 1);" in text[finding.location.line - 1]
    assert "meet(out[0] + 2);" in text[finding.other_location.line - 1]
    assert "at this barrier (number 1) while" in finding.message
    assert finding.message.endswith("(number 2)")


def test_lanes_of_one_warp_at_two_barriers() -> None:
    done = launch("barrier_in_divergent_branch", 2, 64, np.zeros(64, np.int32), timeout=5)
    assert not done.completed
    (finding,) = done.findings
    assert (finding.kind, finding.severity, finding.count) == ("missed-barrier", "error", 2)


def test_warps_at_two_barriers_meet_with_a_warning() -> None:
    done = launch("barrier_per_warp", 1, 64, np.zeros(64, np.int32))
    assert done.completed
    np.testing.assert_array_equal(done.outputs["a0"], np.repeat([1, 2], 32))
    (finding,) = done.findings
    assert (finding.kind, finding.severity) == ("missed-barrier", "warning")


@pytest.mark.parametrize("positive", [0, 1, 47, 80])
def test_barriers_that_reduce(positive: int) -> None:
    flags = (np.arange(80) < positive).astype(np.int32)
    done = launch("count_and_vote", 1, 80, flags, np.zeros(80, np.int32))
    expected = 100 * positive + 10 * (positive == 80) + (positive > 0)
    np.testing.assert_array_equal(done.outputs["a1"], np.full(80, expected))


def test_named_barrier_with_arrival() -> None:
    done = launch("producer_consumer", 1, 64, np.zeros(32, np.int32))
    np.testing.assert_array_equal(done.outputs["a0"], 3 * np.arange(31, -1, -1))
    assert done.completed


def test_divergent_lanes_come_to_one_barrier_one_after_the_other() -> None:
    """Lanes that take different ways to the same barrier wait there for each other."""
    kernel = ptx(
        """
        .shared .align 4 .b8 tile[128];
        .reg .u32 %r<8>; .reg .u64 %a<4>; .reg .pred %p;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
        mov.u32 %r1, tile; shl.b32 %r2, %r0, 2; add.u32 %r3, %r1, %r2;
        setp.lt.u32 %p, %r0, 10; mov.u32 %r4, 7;
        @%p bra JOIN;
        mov.u32 %r4, 9;
        JOIN: st.shared.u32 [%r3], %r4;
        bar.sync 0;
        xor.b32 %r5, %r2, 124; add.u32 %r6, %r1, %r5; ld.shared.u32 %r7, [%r6];
        st.global.u32 [%a2], %r7;
        ret;
        """,
        "u64",
    )
    done = launch(kernel, 1, 32, np.zeros(32, np.uint32))
    np.testing.assert_array_equal(done.outputs["a0"], np.where(np.arange(31, -1, -1) < 10, 7, 9))
    assert done.completed
    assert not done.findings


def test_a_guarded_barrier_some_lanes_skip() -> None:
    """Lanes that skip the barrier and exit do not keep the others waiting."""
    kernel = ptx(
        """
        .reg .u32 %r<4>; .reg .u64 %a<4>; .reg .pred %p;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
        setp.lt.u32 %p, %r0, 40;
        @%p bar.sync 0;
        st.global.u32 [%a2], 5;
        ret;
        """,
        "u64",
    )
    done = launch(kernel, 1, 64, np.zeros(64, np.uint32))
    np.testing.assert_array_equal(done.outputs["a0"], np.full(64, 5))
    assert done.completed


@pytest.mark.parametrize("come", [0, 1])
def test_a_guarded_barrier_that_a_warp_comes_to_or_skips_as_a_whole(come: int) -> None:
    """The guard is the same in all lanes: warps exchange what they store only where they do wait."""
    kernel = ptx(
        """
        .shared .align 4 .b8 tile[256];
        .reg .u32 %r<9>; .reg .u64 %a<4>; .reg .pred %p;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
        mov.u32 %r1, tile; shl.b32 %r2, %r0, 2; add.u32 %r3, %r1, %r2;
        st.shared.u32 [%r3], 0; bar.sync 0; st.shared.u32 [%r3], %r0;
        ld.param.u32 %r4, [p1]; setp.ne.u32 %p, %r4, 0;
        @%p bar.sync 0;
        xor.b32 %r5, %r2, 252; add.u32 %r6, %r1, %r5; ld.shared.u32 %r7, [%r6];
        st.global.u32 [%a2], %r7;
        ret;
        """,
        "u64",
        "u32",
    )
    done = launch(kernel, 1, 64, np.zeros(64, np.uint32), come)
    assert done.completed
    assert done.outputs["a0"][0] == (63 if come else 0)
    np.testing.assert_array_equal(done.outputs["a0"][32:], np.arange(31, -1, -1))


def test_a_trap_ends_its_block() -> None:
    done = launch("stops_itself", 3, 64, np.zeros(64, np.int32))
    assert not done.completed
    (finding,) = done.findings
    assert (finding.kind, finding.severity, finding.count) == ("trap", "error", 3)
    assert finding.thread == (40, 0, 0)
