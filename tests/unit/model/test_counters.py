"""Counters under Nsight Compute's names, and rows by source line."""

from __future__ import annotations

import pytest
from counting import access, counts

from rooftile import machine
from rooftile.core.problem import Launch
from rooftile.core.source import Location, Resources, Source
from rooftile.model import coalescing, counters, occupancy

COUNTED = (
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    "smsp__sass_thread_inst_executed_op_ffma_pred_on.sum",
    "smsp__sass_inst_executed_op_shared_ld.sum",
    "smsp__sass_inst_executed_op_global_ld.sum",
)
LAUNCHED = (
    "launch__registers_per_thread",
    "launch__waves_per_multiprocessor",
    "launch__occupancy_limit_registers",
    "launch__occupancy_limit_shared_mem",
    "launch__occupancy_limit_warps",
    "launch__occupancy_limit_blocks",
)
RESOURCES = Resources("sm_90", 40, 8192, 0, 0, 0)
LAUNCH = Launch((32, 32, 1), (32, 32, 1))


def test_every_promised_counter_is_there() -> None:
    found = counters(counts(), RESOURCES, occupancy(machine.load("h200"), LAUNCH, RESOURCES))
    assert set(COUNTED + LAUNCHED) <= set(found)
    assert [found[name] for name in COUNTED] == [0] * len(COUNTED)


def test_without_machine_code_the_launch_is_left_out() -> None:
    assert not [name for name in counters(counts()) if name.startswith(("launch__", "sm__"))]


def test_what_each_counter_sums() -> None:
    found = counters(
        counts(
            access(requests=1, sectors=10),
            access(requests=2, sectors=20, space="generic"),
            access(requests=4, sectors=40, operation="store"),
            access(requests=8, sectors=80, operation="atomic"),
            access(requests=16, sectors=160, space="local"),
            access(requests=32, space="shared", wavefronts=100, ideal_wavefronts=40),
            access(requests=64, space="shared", wavefronts=300, ideal_wavefronts=300),
            access(requests=128, space="shared", operation="store", wavefronts=500, ideal_wavefronts=450),
            opcodes={"fma.f32": (1, 7), "mad.f32": (1, 5), "fma.f64": (1, 3), "fma.f16x2": (1, 9), "mul.f32": (1, 11)},
        )
    )
    assert {name: value for name, value in found.items() if value} == {
        "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum": 3,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 30,
        "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum": 4,
        "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum": 40,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum": 400,
        "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum": 60,
        "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum": 500,
        "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum": 50,
        "smsp__sass_thread_inst_executed_op_ffma_pred_on.sum": 12,
        "smsp__sass_thread_inst_executed_op_dfma_pred_on.sum": 3,
        "smsp__sass_inst_executed_op_shared_ld.sum": 96,
        "smsp__sass_inst_executed_op_shared_st.sum": 128,
        "smsp__sass_inst_executed_op_global_ld.sum": 3,
        "smsp__sass_inst_executed_op_global_st.sum": 4,
    }


def test_the_launch() -> None:
    found = counters(counts(), RESOURCES, occupancy(machine.load("h200"), LAUNCH, RESOURCES, carveout_bytes=16384))
    assert [found[name] for name in LAUNCHED] == [40, 1024 / 132, 1, 1, 2, 32]
    assert found["sm__maximum_warps_per_active_cycle_pct"] == 50


def test_what_sets_no_limit_has_no_metric() -> None:
    resources = Resources("sm_75", 32, 0, 0, 0, 0)
    found = counters(counts(), resources, occupancy(machine.load("t4"), LAUNCH, resources))
    assert set(LAUNCHED) - set(found) == {"launch__occupancy_limit_shared_mem"}


SOURCE = Source("k.cu", "first\n  s += As[ty][k] * Bs[k][tx];\nlast\n")


def at(line: int, file: str = "k.cu") -> Location:
    return Location(file, line)


def test_one_row_a_line_array_operation_and_width() -> None:
    rows = coalescing(
        counts(
            access(instruction=5, location=at(2), array="Bs", space="shared", expression="[k][tx]"),
            access(instruction=3, location=at(2), array="As", space="shared", lane_bytes=16, expression="[ty][k]"),
            access(instruction=7, location=at(2), array="As", space="shared", lane_bytes=4, expression="[ty][k]"),
            access(instruction=4, location=at(2), array="As", space="shared", lane_bytes=16, expression="[ty][k]"),
            access(instruction=9, location=at(1), array="C", operation="store"),
            access(instruction=0, location=at(9, "a.h"), array="A"),
            access(instruction=8, array=None),
        ),
        SOURCE,
    )
    assert [(row.file, row.line, row.array, row.operation, row.lane_bytes) for row in rows] == [
        ("", 0, None, "load", 4),
        ("a.h", 9, "A", "load", 4),
        ("k.cu", 1, "C", "store", 4),
        ("k.cu", 2, "As", "load", 16),
        ("k.cu", 2, "Bs", "load", 4),
        ("k.cu", 2, "As", "load", 4),
    ]
    assert [row.text for row in rows] == ["", "", "first", *["s += As[ty][k] * Bs[k][tx];"] * 3]
    assert [row.requests for row in rows] == [1, 1, 1, 2, 1, 1]
    assert rows[3].expression == "[ty][k]"


def test_figures_of_a_global_row() -> None:
    (row,) = coalescing(
        counts(
            access(requests=3, ptx_executions=6, lanes=96, sectors=24, ideal_sectors=12, wavefronts=6),
            access(requests=1, ptx_executions=2, lanes=4, sectors=4, ideal_sectors=1, wavefronts=3),
        ),
        SOURCE,
    )
    assert (row.requests, row.ptx_executions, row.sectors, row.wavefronts, row.conflicts) == (4, 8, 28, 9, 0)
    assert (row.lanes_per_request, row.wavefronts_per_request) == (25, 2.25)
    assert (row.sectors_per_request, row.ideal_sectors_per_request) == (7, 3.25)


def test_figures_of_a_shared_row() -> None:
    shared = access(space="shared", requests=2, sectors=0, ideal_sectors=0, wavefronts=64, ideal_wavefronts=2)
    (row,) = coalescing(counts(shared), SOURCE)
    assert (row.sectors_per_request, row.ideal_sectors_per_request) == (None, None)
    assert (row.wavefronts_per_request, row.conflicts) == (32, 62)


def test_an_access_that_never_ran() -> None:
    idle = access(requests=0, ptx_executions=0, lanes=0, sectors=0, ideal_sectors=0, wavefronts=0)
    (row,) = coalescing(counts(idle), SOURCE)
    assert (row.requests, row.lanes_per_request, row.sectors_per_request) == (0, 0, 0)


@pytest.mark.parametrize(
    ("expressions", "shown"),
    [
        ([None], None),
        (["i"], "i"),
        (["i", "j", "i", None], "i; j"),
        (["i", "j", "k", "l", "m"], "i; j; k; ... 5 in all"),
    ],
)
def test_expressions_of_one_row(expressions: list[str | None], shown: str | None) -> None:
    (row,) = coalescing(counts(*(access(expression=text) for text in expressions)), SOURCE)
    assert row.expression == shown
