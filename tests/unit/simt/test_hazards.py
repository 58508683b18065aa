"""Races and reads of what nothing wrote: found where there are some, silent where everything is in order."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from launch import launch, ptx

from rooftile.compile import compile_kernel, load_source
from rooftile.core.finding import Finding
from rooftile.ptx import Kernel, parse
from rooftile.simt import Execution

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).with_name("hazards.cu")


@cache
def module() -> dict[str, Kernel]:
    return parse(compile_kernel(load_source(FILE), "exchange").ptx).kernels


def checked(name: str, blocks: int, threads: int, *, size: int | None = None, dtype: str = "int32") -> Execution:
    out = np.zeros(size or blocks * threads, dtype)
    return launch(module()[name], blocks, threads, out, hazards=True, timeout=10)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(FILE.read_text().split("\n"), 1) if text in line)


@pytest.mark.parametrize(
    ("name", "blocks", "threads"),
    [
        ("exchange_with_barrier", 2, 256),
        ("neighbours_with_warp_barrier", 1, 100),
        ("halves_with_warp_barrier", 1, 64),
        ("own_region", 1, 128),
        ("bytes_side_by_side", 1, 128),
        ("histogram", 1, 128),
        ("producer_consumer", 1, 64),
        ("flag_with_fence", 1, 64),
        ("sum_of_blocks", 5, 64),
        ("count_releasing", 3, 32),
    ],
)
def test_what_is_in_order_is_not_reported(name: str, blocks: int, threads: int) -> None:
    done = checked(name, blocks, threads, size=512, dtype="uint8" if name.startswith("bytes") else "int32")
    assert done.completed
    assert not done.findings


@pytest.mark.parametrize("threads", [64, 96, 256])
def test_a_read_of_what_another_warp_writes(threads: int) -> None:
    done = checked("exchange", 3, threads)
    across = [f for f in done.findings if f.severity == "error"]
    (finding,) = across
    assert finding.kind == "race"
    assert finding.message.startswith("reads cell[0], which another thread of the block writes")
    assert finding.location is not None
    assert finding.location.line == finding.other_location.line + 1 == line_of("= cell[blockDim.x - 1 - t];")
    assert (finding.array, finding.index) == ("cell", (0,))
    assert (finding.block, finding.thread, finding.other_thread) == ((0, 0, 0), (threads - 1, 0, 0), (0, 0, 0))


def test_which_thread_runs_first_makes_no_difference() -> None:
    one, other = (checked(name, 1, 128).findings for name in ("exchange", "exchange_reversed"))

    def facts(found: tuple[Finding, ...]) -> list[tuple[object, ...]]:
        return [(f.kind, f.severity, f.message.split(" in ")[0], f.array, f.index, f.count) for f in found]

    assert facts(one) == facts(other)
    assert one


def test_within_a_warp_it_is_a_warning() -> None:
    (finding,) = checked("exchange", 1, 32).findings
    assert (finding.kind, finding.severity) == ("race", "warning")
    assert "__syncwarp()" in finding.advice


def test_a_barrier_of_half_a_warp_does_not_order_the_other_half() -> None:
    (finding,) = checked("halves_across", 1, 64).findings
    assert (finding.kind, finding.severity) == ("race", "warning")


def test_stores_of_one_value_are_a_note() -> None:
    (finding,) = checked("same_value", 1, 96).findings
    assert (finding.kind, finding.severity) == ("race", "note")


def test_stores_of_different_values_are_an_error() -> None:
    (finding,) = checked("last_one_wins", 1, 96).findings
    assert (finding.kind, finding.severity) == ("race", "error")
    assert finding.message.startswith("writes winner[0]")


def test_an_atomic_races_with_an_ordinary_store() -> None:
    kinds = {(f.kind, f.severity) for f in checked("counts_too_early", 1, 64, size=64).findings}
    assert ("race", "error") in kinds


def test_a_producer_that_does_not_wait_for_the_consumer() -> None:
    found = checked("producer_ahead", 1, 64, size=128).findings
    assert any(f.kind == "race" and f.severity == "error" and f.message.startswith("overwrites slot") for f in found)


def test_blocks_that_write_one_cell() -> None:
    for threads in (1, 2):
        out = np.zeros(6 * 32, np.int32)
        done = launch(module()["neighbour_block"], 6, 32, out, hazards=True, threads=threads)
        (finding,) = [f for f in done.findings if f.severity == "error"]
        assert (finding.kind, finding.array, finding.index) == ("race", "a0", (32,))
        assert {finding.block, finding.other_block} == {(0, 0, 0), (1, 0, 0)}
        assert finding.count == 6 * 32


def test_a_count_without_a_fence_orders_nothing() -> None:
    (finding,) = checked("count_relaxed", 3, 32, size=512).findings
    assert (finding.kind, finding.severity) == ("race", "error")
    assert finding.message.startswith("reads a0[0], which a thread of another block writes")


def test_a_cell_that_nothing_wrote() -> None:
    (finding,) = checked("scratch", 2, 64).findings
    assert (finding.kind, finding.array, finding.index, finding.count) == ("uninitialised-read", "cell", (5,), 2)
    assert finding.thread == (5, 0, 0)


@pytest.mark.parametrize("threads", [1, 4])
def test_what_nothing_wrote_is_counted_in_every_block(threads: int) -> None:
    out = np.zeros(16 * 64, np.int32)
    (finding,) = launch(module()["rounds_of_one_less"], 16, 64, out, hazards=True, threads=threads).findings
    assert (finding.kind, finding.index, finding.block, finding.count) == ("uninitialised-read", (63,), (0, 0, 0), 16)


def test_a_register_that_nothing_set() -> None:
    kernel = ptx(
        """
        .reg .pred %p;
        .reg .b32 %r<4>;
        .reg .b64 %rd<3>;
        ld.param.u64 %rd1, [p0];
        mov.u32 %r1, %tid.x;
        setp.lt.u32 %p, %r1, 3;
        @%p mov.u32 %r2, 5;
        add.s32 %r3, %r2, %r1;
        mul.wide.u32 %rd2, %r1, 4;
        add.s64 %rd1, %rd1, %rd2;
        st.global.u32 [%rd1], %r3;
        ret;
        """,
        "u64",
    )
    (finding,) = launch(kernel, 1, 8, np.zeros(8, np.int32), hazards=True).findings
    assert (finding.kind, finding.severity, finding.thread, finding.count) == (
        "uninitialised-read",
        "error",
        (3, 0, 0),
        5,
    )
    assert not launch(kernel, 1, 3, np.zeros(8, np.int32), hazards=True).findings


def test_results_and_counts_are_those_of_an_unchecked_execution() -> None:
    out = np.zeros(512, np.int32)
    for name, threads in (("own_region", 128), ("histogram", 128), ("producer_consumer", 64)):
        plain, watched = (launch(module()[name], 1, threads, out, hazards=hazards) for hazards in (False, True))
        np.testing.assert_array_equal(plain.outputs["a0"], watched.outputs["a0"])
        assert plain.counts == watched.counts


# Blocks of a cluster, which only its own barrier puts in an order


@pytest.mark.parametrize(("name", "blocks"), [("cluster_in_order", 4), ("cluster_counts", 4)])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_cluster_in_order(name: str, blocks: int, threads: int) -> None:
    out = np.zeros(64 * blocks, np.int32)
    done = launch(module()[name], blocks, 64, out, hazards=True, threads=threads, timeout=10)
    assert not done.findings
    assert done.outputs["a0"][0] == (256 if name == "cluster_counts" else 63 + 64)


@pytest.mark.parametrize(
    ("name", "said", "advice"),
    [
        ("cluster_not_filled", {("// read", "reads mine[")}, "cluster.sync() between"),
        ("cluster_not_used", {("// filled", "overwrites mine["), ("// read", "reads mine[")}, "cluster.sync() between"),
        ("cluster_ended", {("// read", "which may have ended")}, "cluster.sync() behind the last"),
    ],
)
def test_a_cluster_without_its_barrier(name: str, said: set[tuple[str, str]], advice: str) -> None:
    found = checked(name, 4, 64).findings
    assert found
    for finding in found:
        assert (finding.kind, finding.severity) == ("race", "error")
        assert finding.location is not None
        assert any(line_of(line) == finding.location.line and text in finding.message for line, text in said)
        assert advice in str(finding.advice)
        assert "block of the cluster" in finding.message
