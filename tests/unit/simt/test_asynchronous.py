"""Asynchronous copies, mbarriers, pipelines, cooperative groups and clusters: values, findings, hazards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from launch import call_of, launch, ptx

from rooftile.compile import compile_kernel, load_source
from rooftile.core.errors import ExecutionError, LaunchError, PtxError
from rooftile.ptx import Kernel, parse
from rooftile.simt import execute

pytestmark = pytest.mark.usefixtures("no_disassembler")


@cache
def kernels() -> dict[str, Kernel]:
    return parse(compile_kernel(load_source(Path(__file__).with_name("asynchronous.cu")), "reverse_block").ptx).kernels


@pytest.mark.parametrize("threads", [pytest.param(1, marks=pytest.mark.slow), 2])
def test_data_arrive_when_they_are_waited_for(threads: int) -> None:
    data = np.arange(512, dtype=np.int32)
    done = launch(kernels()["reverse_block"], 4, 128, data, np.zeros_like(data), threads=threads, hazards=True)
    np.testing.assert_array_equal(done.outputs["a1"].reshape(4, 128), data.reshape(4, 128)[:, ::-1])
    assert not done.findings


def test_data_are_not_there_before_somebody_waits() -> None:
    data = np.arange(128, dtype=np.int32)
    done = launch(kernels()["nobody_waits"], 1, 128, data, np.zeros_like(data))
    assert not np.isin(done.outputs["a1"], data).any()
    (finding,) = done.findings
    assert (finding.kind, finding.severity) == ("copy-not-awaited", "warning")
    assert finding.location is not None


def test_only_the_oldest_groups_are_waited_for() -> None:
    data = np.arange(64, dtype=np.int32)
    done = launch(kernels()["waits_for_too_few"], 1, 32, data, np.zeros(96, np.int32))
    np.testing.assert_array_equal(done.outputs["a1"][:32], data[:32])
    assert not np.isin(done.outputs["a1"][32:64], data).any()
    np.testing.assert_array_equal(done.outputs["a1"][64:], data[32:])
    assert not done.findings


@pytest.mark.parametrize("kernel", ["nobody_waits", "waits_for_too_few", "multiplies_too_soon"])
def test_reads_of_what_is_under_way_are_found(kernel: str) -> None:
    done = launch(
        kernels()[kernel], 1, 128 if kernel == "nobody_waits" else 32, *2 * [np.zeros(128, np.int32)], hazards=True
    )
    found = {(finding.kind, finding.severity) for finding in done.findings}
    assert ("copy-not-awaited", "error") in found


def test_a_wait_is_no_barrier() -> None:
    done = launch(kernels()["waits_without_barrier"], 1, 128, *2 * [np.zeros(128, np.int32)], hazards=True)
    assert "race" in {finding.kind for finding in done.findings}


def test_a_copy_into_what_others_still_read_is_a_race() -> None:
    done = launch(
        kernels()["overwrites_too_soon"], 1, 128, np.ones(512, np.float32), np.zeros(128, np.float32), 4, hazards=True
    )
    assert "race" in {finding.kind for finding in done.findings}


@pytest.mark.parametrize("size", [0, 4, 12, 16])
def test_what_is_not_read_is_zero(size: int) -> None:
    data = np.arange(1, 129, dtype=np.float32)
    done = launch(kernels()["fills_with_zeros"], 1, 32, data, np.zeros_like(data), size)
    expected = data.reshape(32, 4).copy()
    expected[::2, size // 4 :] = 0
    np.testing.assert_array_equal(done.outputs["a1"].reshape(32, 4), expected)
    assert not done.findings


def test_bytes_that_are_not_read_may_lie_outside() -> None:
    data = np.arange(1, 127, dtype=np.float32)  # lane 31's last 8 bytes are missing
    done = launch(kernels()["fills_with_zeros"], 1, 31, data, np.zeros(128, np.float32), 8)
    assert not done.findings
    done = launch(kernels()["fills_with_zeros"], 1, 32, data, np.zeros(128, np.float32), 8)
    (finding,) = done.findings
    assert (finding.kind, finding.count, finding.thread) == ("out-of-bounds", 1, (31, 0, 0))


def test_sources_are_ignored_where_a_predicate_says_so() -> None:
    data = np.arange(1, 21, dtype=np.float32)
    done = launch(kernels()["ignores_sources"], 1, 32, data, np.ones(32, np.float32))
    np.testing.assert_array_equal(done.outputs["a1"], [*data, *[0] * 12])
    assert not done.findings


@pytest.mark.parametrize("hazards", [False, True])
@pytest.mark.parametrize(
    ("kernel", "tile", "block"),
    [
        *((f"staged_gemm_{stages}", (32, 32), (32, 8, 1)) for stages in (2, 3, 4)),
        ("producer_gemm", (8, 32), (288, 1, 1)),
        ("pipeline_gemm", (16, 16), (16, 16, 1)),
    ],
)
def test_products_of_pipelined_tiles(
    kernel: str, tile: tuple[int, int], block: tuple[int, int, int], hazards: bool
) -> None:
    m, n, k = 64, 96, 160
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((m, k), np.float32), rng.standard_normal((k, n), np.float32)
    grid = (n // tile[1], m // tile[0], 1)
    c = np.full((m, n), np.nan, np.float32)
    done = launch(kernels()[kernel], grid, block, a, b, c, m, n, k, hazards=hazards, timeout=60)
    np.testing.assert_allclose(done.outputs["a2"], a @ b, rtol=1e-4, atol=1e-4)
    assert not done.findings
    assert done.completed


@pytest.mark.parametrize("hazards", [False, True])
def test_copies_that_report_to_a_barrier(hazards: bool) -> None:
    data = np.arange(256, dtype=np.float32)
    done = launch(kernels()["barrier_copy"], 1, 256, data, np.zeros_like(data), hazards=hazards)
    np.testing.assert_array_equal(done.outputs["a1"], data[::-1])
    assert not done.findings


def test_cooperative_groups() -> None:
    data = np.random.default_rng(1).integers(0, 100, 128).astype(np.int32)
    done = launch(kernels()["group_reductions"], 1, 128, data, np.zeros(384, np.int32))
    parts = data.reshape(16, 8)
    np.testing.assert_array_equal(done.outputs["a1"][:128], np.repeat(parts.sum(axis=1), 8))
    np.testing.assert_array_equal(done.outputs["a1"][128:256], np.repeat(parts.max(axis=1), 8))
    expected = np.zeros((4, 32), np.int32)
    for row, values in zip(expected, data.reshape(4, 32), strict=True):
        (lanes,) = np.nonzero(values % 3 == 0)
        row[lanes] = 100 * len(lanes) + np.arange(len(lanes))
    np.testing.assert_array_equal(done.outputs["a1"][256:].reshape(4, 32), expected)


def test_a_phase_that_never_completes() -> None:
    done = launch(kernels()["waits_for_nothing"], 2, 64, np.zeros(64, np.int32), timeout=20)
    (finding,) = done.findings
    assert (finding.kind, finding.severity, finding.count) == ("deadlock", "error", 2)
    assert "1 arrival missing" in finding.message
    assert finding.location is not None
    assert not done.completed


@pytest.mark.parametrize(
    ("kernel", "words"),
    [("not_initialised", "before mbarrier.init"), ("too_many_arrivals", "more often than a phase expects")],
)
def test_misuse_of_an_mbarrier(kernel: str, words: str) -> None:
    done = launch(kernels()[kernel], 1, 32, np.zeros(32, np.int32))
    (finding,) = done.findings
    assert (finding.kind, finding.severity) == ("mbarrier", "error")
    assert words in finding.message
    assert finding.location is not None


@pytest.mark.parametrize(
    ("kernel", "threads", "more", "words", "severity"),
    [
        ("all_lanes_arrive", 32, (), "more lanes of a warp than are left in the phase", "error"),
        ("all_warps_arrive", 96, (3,), "a second phase before any thread has waited", "warning"),
    ],
)
def test_more_arrivals_than_an_mbarrier_counts(
    kernel: str, threads: int, more: tuple[int, ...], words: str, severity: str
) -> None:
    done = launch(kernels()[kernel], 1, threads, np.zeros(threads, np.int32), *more)
    (finding,) = done.findings
    assert (finding.kind, finding.severity) == ("mbarrier", severity)
    assert words in finding.message
    assert finding.location is not None


def test_as_many_arrivals_as_an_mbarrier_counts_are_in_order() -> None:
    assert not launch(kernels()["all_warps_arrive"], 1, 96, np.zeros(96, np.int32), 1).findings


def test_bulk_copies_see_stores_behind_a_fence_only() -> None:
    out = np.zeros(64, np.float32)
    (finding,) = launch(kernels()["bulk_store"], 2, 64, out, 0, hazards=True).findings
    assert (finding.kind, finding.severity, finding.count) == ("async-proxy", "error", 2)
    assert finding.message.startswith("reads tile[0] asynchronously, which a store in line ")
    assert finding.location is not None
    assert finding.other_location is not None
    assert not launch(kernels()["bulk_store"], 2, 64, out, 1, hazards=True).findings


def test_a_block_has_sixteen_barriers() -> None:
    out = np.zeros(64, np.int32)
    (finding,) = launch(kernels()["barrier_of_number"], 1, 64, out, 17, hazards=True).findings
    assert (finding.kind, finding.severity) == ("missed-barrier", "error")
    assert "the barrier 17 of a block" in finding.message
    assert not launch(kernels()["barrier_of_number"], 1, 64, out, 15, hazards=True).findings


@pytest.mark.parametrize("hazards", [False, True])
def test_bulk_copies(hazards: bool) -> None:
    data = np.arange(256, dtype=np.float32)
    done = launch(kernels()["bulk_round_trip"], 1, 256, data, np.zeros_like(data), 192, hazards=hazards)
    np.testing.assert_array_equal(done.outputs["a1"], np.where(np.arange(256) < 192, 2 * data, 0))
    assert not done.findings


def test_bulk_copies_that_cannot_be() -> None:
    data = np.zeros(256, np.float32)
    done = launch(kernels()["bulk_round_trip"], 1, 256, data, data, 190, timeout=20)
    assert {finding.kind for finding in done.findings} >= {"bulk-copy", "deadlock"}
    done = launch(kernels()["bulk_round_trip"], 1, 256, data[:128].copy(), data, 192, timeout=20)
    assert {finding.kind for finding in done.findings} >= {"bulk-copy", "deadlock"}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("hazards", [False, True])
def test_blocks_of_a_cluster_read_each_others_shared_memory(threads: int, hazards: bool) -> None:
    m, n, k = 32, 48, 64
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((m, k), np.float32), rng.standard_normal((k, n), np.float32)
    c = np.full((m, n), np.nan, np.float32)
    done = launch(
        kernels()["cluster_split_k"], (3, 2, 4), (16, 16, 1), a, b, c, m, n, k, threads=threads, hazards=hazards
    )
    np.testing.assert_allclose(done.outputs["a2"], a @ b, rtol=1e-4, atol=1e-4)
    assert not done.findings
    assert done.counts.blocks == 24


@pytest.mark.parametrize(
    "statement",
    [
        "cp.async.wait_group;",
        "cp.async.wait_group %r0;",
        "cp.async.mbarrier.arrive.shared.b64;",
        "mbarrier.try_wait.parity.shared.b64 %p, [%r0];",
        "mbarrier.arrive.shared.b64 [%r0];",
        "mbarrier.init.shared.b64;",
        "mbarrier.nonsense.shared.b64 [%r0], 1;",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r0], [%d0], 16;",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r0], [%d0], 16, [%r0];",
        "cp.async.bulk.global.shared::cta [%d0];",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f32 [%d0], [%r0], 16;",
        "st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r0], 1;",
        "st.async.shared::cluster.mbarrier::complete_tx::bytes.u16 [%r0], 1, [%r0];",
        "mapa.shared::cluster.u32 %r0, %r1;",
        "getctarank.shared::cluster.u32 %r0;",
    ],
)
def test_malformed_instructions_are_refused(statement: str) -> None:
    with pytest.raises(PtxError) as caught:
        launch(ptx(f".reg .b32 %r<3>; .reg .b64 %d<3>; .reg .pred %p; {statement} ret;"), 1, 32)
    assert caught.value.ptx_line is not None


def test_registers_of_clusters() -> None:
    done = launch(kernels()["cluster_registers"], 6, 32, np.zeros(6, np.uint32))
    block = np.arange(6)
    np.testing.assert_array_equal(done.outputs["a0"], block % 2 * 1000 + 200 + block // 2 * 10 + 3)


def test_a_grid_must_consist_of_whole_clusters() -> None:
    with pytest.raises(LaunchError, match="whole clusters"):
        launch(kernels()["cluster_registers"], 5, 32, np.zeros(6, np.uint32))


def test_a_launch_without_clusters_is_one_of_single_blocks() -> None:
    kernel = ptx(
        """.reg .b32 %r<3>; .reg .b64 %d<3>; ld.param.u64 %d0, [p0]; mov.u32 %r0, %cluster_nctarank;
        mov.u32 %r1, %ctaid.x; mul.wide.u32 %d1, %r1, 4; add.u64 %d2, %d0, %d1;
        barrier.cluster.arrive; barrier.cluster.wait; st.global.u32 [%d2], %r0; ret;""",
        "u64",
    )
    np.testing.assert_array_equal(launch(kernel, 3, 64, np.zeros(3, np.uint32)).outputs["a0"], [1, 1, 1])


def test_blocks_that_never_arrive_at_the_clusters_barrier() -> None:
    done = launch(kernels()["one_block_stays_away"], 2, 32, np.zeros(2, np.int32), timeout=20)
    (finding,) = done.findings
    assert (finding.kind, finding.severity) == ("deadlock", "error")
    assert not done.completed


def test_no_more_warps_pass_a_barrier_than_its_count_says() -> None:
    done = launch(kernels()["pairs_of_warps"], 1, 128, np.zeros(128, np.int32))
    np.testing.assert_array_equal(done.outputs["a0"], np.repeat([2, 1, 4, 3], 32))
    assert done.completed


def test_warps_that_arrive_and_go_on() -> None:
    done = launch(kernels()["producer_and_consumer"], 1, 64, np.zeros(64, np.int32), timeout=20)
    np.testing.assert_array_equal(done.outputs["a0"], [0] * 32 + [123] * 32)
    assert done.completed
    assert not done.findings


def test_warps_that_look_at_a_flag_let_the_others_run() -> None:
    done = launch(kernels()["looks_until_it_is_there"], 2, 64, np.zeros(64, np.int32), timeout=20)
    np.testing.assert_array_equal(done.outputs["a0"], [5] * 31 + [7] + [6] * 32)
    assert done.completed


@pytest.mark.parametrize("blocks", [1, 5])
def test_blocks_of_a_grid_wait_for_each_other(blocks: int) -> None:
    data = np.arange(64 * blocks, dtype=np.int32) ** 2
    done = launch(kernels()["sums_over_the_grid"], blocks, 64, data, np.zeros_like(data), timeout=20)
    np.testing.assert_array_equal(done.outputs["a1"], data + data[::-1])
    assert done.completed


def test_a_grid_that_is_too_large_to_run_at_once() -> None:
    data = np.zeros(64, np.int32)
    with pytest.raises(ExecutionError, match="all must run at once"):
        execute(kernels()["sums_over_the_grid"], call_of(5000, 64, data, data))


def test_only_some_blocks_run_with_their_clusters() -> None:
    done = launch(kernels()["cluster_registers"], 6, 32, np.zeros(6, np.uint32), only=[3])
    np.testing.assert_array_equal(np.nonzero(done.outputs["a0"])[0], [2, 3])
    assert done.counts.blocks == 2
