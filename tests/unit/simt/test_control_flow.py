"""Branches, loops, exits and partial warps."""

from __future__ import annotations

import numpy as np
import pytest
from launch import cuda, launch, ptx

from rooftile.core.problem import Dim3


@pytest.mark.parametrize(("grid", "block"), [(1, 1), (3, 100), (2, 64), (5, 33), (1, 1024)])
def test_guard_and_partial_warps(grid: int, block: int) -> None:
    data = np.arange(grid * block, dtype=np.float32)
    n = grid * block - 1
    done = launch("copy", grid, block, data, np.full_like(data, -1), n)
    np.testing.assert_array_equal(done.outputs["a1"][:n], data[:n])
    assert done.outputs["a1"][n] == -1
    assert done.completed
    assert not done.findings
    assert done.counts.divergent_warps == 0


@pytest.mark.parametrize(
    ("grid", "block"),
    [((2, 3, 4), (5, 3, 2)), ((1, 1, 1), (32, 2, 2)), ((3, 1, 2), (4, 16, 3)), ((1, 2, 1), (64, 4, 1))],
)
def test_three_dimensional_launches(grid: Dim3, block: Dim3) -> None:
    x, y, z = (g * b for g, b in zip(grid, block, strict=True))
    done = launch("three_dimensions", grid, block, np.zeros((z, y, x), np.int32))
    k, j, i = np.indices((z, y, x))
    np.testing.assert_array_equal(done.outputs["a0"], i + 100 * j + 10000 * k)


def collatz(n: int) -> int:
    steps = 0
    while n != 1:
        n, steps = (3 * n + 1 if n & 1 else n // 2), steps + 1
    return steps


def test_lanes_that_leave_a_loop_at_different_times() -> None:
    done = launch("divergent_loop", 2, 100, np.zeros(200, np.int32))
    expected = [collatz(i + 1) for i in range(200)]
    np.testing.assert_array_equal(done.outputs["a0"], expected)
    assert done.counts.divergent_warps == 8


def test_inactive_lanes_never_divide() -> None:
    a = np.array([7, -(2**31), 9, -5] * 8, np.int32)
    b = np.array([2, 0, -1, 0] * 8, np.int32)
    done = launch("divide_where_possible", 1, 32, a, b, np.full(32, 99, np.int32), 30)
    expected = np.array([3, 99, -9, 99] * 8)
    expected[30:] = 99
    np.testing.assert_array_equal(done.outputs["a2"], expected)


def test_threads_that_return_early_do_not_hold_up_a_barrier() -> None:
    data = np.arange(64, dtype=np.float32)
    done = launch("early_return", 1, 64, data, np.zeros(64, np.float32), 45)
    np.testing.assert_array_equal(done.outputs["a1"][:45], data[44::-1])
    assert done.completed
    assert not done.findings


def test_a_guarded_exit_leaves_only_its_lanes() -> None:
    kernel = ptx(
        """
        .reg .u32 %r<3>; .reg .u64 %a<4>; .reg .pred %p;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
        setp.gt.u32 %p, %r0, 40;
        st.global.u32 [%a2], 1;
        @%p exit;
        st.global.u32 [%a2], 2;
        ret;
        """,
        "u64",
    )
    done = launch(kernel, 1, 64, np.zeros(64, np.uint32))
    np.testing.assert_array_equal(done.outputs["a0"], np.where(np.arange(64) > 40, 1, 2))
    assert done.counts.opcodes["exit"] == (2, 23)


def test_registers_that_nothing_wrote_are_zero() -> None:
    kernel = ptx(
        """
        .reg .u32 %r<3>; .reg .u64 %a; .reg .pred %p<2>;
        ld.param.u64 %a, [p0];
        @%p1 bra DONE;
        add.u32 %r1, %r2, 5;
        st.global.u32 [%a], %r1;
        DONE: ret;
        """,
        "u64",
    )
    done = launch(kernel, 1, 32, np.zeros(1, np.uint32))
    assert done.outputs["a0"][0] == 5


def test_lanes_meet_again_and_go_on_together() -> None:
    """After a branch on which lanes disagree, the loop behind it is executed once a warp, not once a lane."""
    kernel = ptx(
        """
        .reg .u32 %r<6>; .reg .u64 %a<4>; .reg .pred %p<3>;
        mov.u32 %r0, %tid.x; ld.param.u64 %a0, [p0]; mul.wide.u32 %a1, %r0, 4; add.u64 %a2, %a0, %a1;
        mov.u32 %r1, 0; mov.u32 %r4, 0;
        LOOP:
        and.b32 %r2, %r0, 1; setp.eq.u32 %p1, %r2, 0;
        @%p1 bra EVEN;
        add.u32 %r1, %r1, 3;
        bra.uni NEXT;
        EVEN: add.u32 %r1, %r1, 5;
        NEXT: add.u32 %r4, %r4, 1; setp.lt.u32 %p2, %r4, 10;
        @%p2 bra LOOP;
        st.global.u32 [%a2], %r1;
        ret;
        """,
        "u64",
    )
    done = launch(kernel, 1, 64, np.zeros(64, np.uint32))
    np.testing.assert_array_equal(done.outputs["a0"], np.where(np.arange(64) % 2, 30, 50))
    assert done.counts.opcodes["setp.u32"] == (40, 1280)
    assert done.counts.opcodes["add.u32"] == (2 * 10 * 3, 2 * 10 * (32 + 32))
    assert done.counts.divergent_warps == 2


def test_a_warp_that_waits_for_its_own_lanes_makes_progress() -> None:
    done = launch("compare_and_swap_maximum", 3, 64, np.zeros(1, np.int32))
    assert done.outputs["a0"][0] == max((t * 7) % 61 for t in range(64)) + 2


def test_two_threads_give_what_one_gives() -> None:
    data = np.arange(4000, dtype=np.float32)
    one, two = (launch("copy", 40, 100, data, np.zeros_like(data), 3950, threads=threads) for threads in (1, 2))
    np.testing.assert_array_equal(one.outputs["a1"], two.outputs["a1"])
    assert one.counts == two.counts


def test_without_statistics_nothing_is_counted_but_all_is_done() -> None:
    data = np.arange(64, dtype=np.float32)
    done = launch("copy", 1, 64, data, np.zeros_like(data), 64, statistics=False)
    np.testing.assert_array_equal(done.outputs["a1"], data)
    assert done.counts.accesses == ()


def test_kernels_are_not_changed_by_a_launch() -> None:
    data = np.arange(64, dtype=np.float32)
    out = np.zeros_like(data)
    launch(cuda("copy"), 1, 64, data, out, 64)
    assert not out.any()


@pytest.mark.parametrize("threads", [1, 2])
def test_clocks_go_on_as_they_are_read(threads: int) -> None:
    done = launch("clocks", 5, 48, np.zeros(5 * 48 * 6, np.int64), np.int32(1000), threads=threads)
    later = done.outputs["a0"].reshape(-1, 6)
    assert not done.findings
    np.testing.assert_array_equal(later[:, 2], 0)
    np.testing.assert_array_equal(later[:, 4], 0)
    assert (later[:, [0, 1, 3]] > 0).all()
    assert (later[:, 5] > 1000 * (np.arange(len(later)) % 2)).all()
    blocks = later[:, [0, 1, 3, 5]].reshape(5, -1)
    np.testing.assert_array_equal(blocks, np.broadcast_to(blocks[0], blocks.shape))
