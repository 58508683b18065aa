"""Where figures come from: executed kernels, the models, and what was measured on an H200."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import rooftile
from ledger.record import Figure, Label
from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.shape import AccessShape
from rooftile.report import numbers

RESULTS = Path(__file__).parents[2] / "benchmarks" / "results"
KERNELS = Path(__file__).parent / "kernels"
LISTINGS = {"naive_listing": "A,B,C,N,K", "tiled_listing": "A,B,C,N,K", "shared_listing": "A,B,C,M,N,K"}
"""The textbook's own listings, written anew with the same faults, and what their parameters get."""

LOAD_REQUESTS = "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"
LOAD_SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
SHARED_LOAD_WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"
SHARED_LOAD_CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"
DRAM_READ = "dram__bytes_read.sum"
L2_FROM_L1 = "lts__t_sectors_srcunit_tex.sum"
L1_HITS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum"


def explain(
    kernel: str, m: int, n: int, k: int, *, gpu: str = "h200", block: str = "", **defines: int | str
) -> Explanation:
    """Explain a kernel of the ladder or one of the listings; each is executed once."""
    return _explain(kernel, m, n, k, gpu, block, tuple(defines.items()))


@cache
def _explain(
    kernel: str, m: int, n: int, k: int, gpu: str, block: str, defines: tuple[tuple[str, int | str], ...]
) -> Explanation:
    if kernel not in LISTINGS:
        return rooftile.explain(kernel, M=m, N=n, K=k, gpu=gpu, block=block or None, defines=dict(defines), check=False)
    x, y = (block or "16,16").split(",")
    return rooftile.explain(
        f"{KERNELS / kernel}.cu:{kernel}", M=m, N=n, K=k, gpu=gpu, block=f"{x},{y}", grid=f"cdiv(N,{x}),cdiv(M,{y})",
        args=LISTINGS[kernel], defines=dict(defines), check=False,
    )  # fmt: skip


def line(explanation: Explanation, array: str, operation: str = "load") -> LineCounts:
    """The one source line that accesses ``array`` so."""
    (found,) = (row for row in explanation.lines if (row.array, row.operation) == (array, operation))
    return found


def shape(explanation: Explanation, array: str, operation: str = "load") -> AccessShape:
    """The shape of the one access to ``array``."""
    (found,) = (row for row in explanation.shapes if (row.array, row.operation) == (array, operation))
    return found


def moved(access: AccessShape, index: str) -> tuple[int | None, int | None]:
    """Rows and columns of its matrix that a step of ``index`` moves an access by; (0, 0) if it does not move it."""
    steps = {movement.index: (movement.rows, movement.columns) for movement in access.movements}
    return steps.get(index, (0, 0))


def measured(case: str) -> Mapping[str, float]:
    """Nsight Compute's counters of one launch on the H200, and ``seconds``, without the profiler."""
    counters, rows = _results("gpu-counters-h200"), _results("gpu-times-h200")["rows"]
    found = next(row for row in counters["cases"] if row["case"] == case)
    values = dict(zip(counters["about"]["compared"], found["compared"], strict=True))
    values |= dict(zip(counters["about"]["recorded"], found["recorded"], strict=True))
    return values | {"seconds": next(row["seconds_median"] for row in rows if row["case"] == case)}


def reference() -> Any:
    """The kernels of ``tests/data/reference.cu`` and others as they ran on the H200; see the file."""
    return _results("reference-h200")


def pattern(name: str) -> int:
    """Sectors of one 32-bit global load on the H200, its lanes at the elements of a pattern, ``stride 1``."""
    sectors = _results("access-patterns-h200")["measured"]["load_global_4"][name][1]
    assert isinstance(sectors, int)
    return sectors


@cache
def _results(name: str) -> Any:
    return json.loads((RESULTS / f"{name}.json").read_text())


def exact(what: str, value: float, text: str = "") -> Figure:
    """Counted in an execution, or following from the launch alone."""
    return _figure(what, value, text, "exact")


def modelled(what: str, value: float, text: str = "") -> Figure:
    """By a formula."""
    return _figure(what, value, text, "modelled")


def on_h200(what: str, value: float, text: str = "") -> Figure:
    """Measured."""
    return _figure(what, value, text, "measured")


def data_sheet(what: str, value: float, text: str = "") -> Figure:
    """As the maker gives it; the sources are in ``src/rooftile/machine``."""
    return _figure(what, value, text, "data sheet")


def words(what: str, text: str, label: Label = "exact") -> Figure:
    """What was found, in words."""
    return Figure(what, text, text, label)


def _figure(what: str, value: float, text: str, label: Label) -> Figure:
    text = text or (numbers.count(value) if isinstance(value, int) else numbers.significant(value))
    where = f"{reference()['device']}, {reference()['date']}" if label == "measured" else ""
    return Figure(what, value, text, label, where)
