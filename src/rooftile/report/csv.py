"""Explanations as rows of a table: one a kernel, in columns that stay as they are; ``docs/gates.md`` describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rooftile.core.errors import RooftileError
from rooftile.core.explanation import Explanation
from rooftile.report.numbers import counted

Cell = str | int | float
"""Text, or a number in SI base units; what is not known is empty."""


def _joined(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def _counter(metric: str) -> Callable[[Explanation], Cell | None]:
    return lambda e: e.counters.get(metric)


_GLOBAL: Final = "l1tex__t_{}_pipe_lsu_mem_global_op_{}.sum"

_FIGURES: Final[Mapping[str, Callable[[Explanation], Cell | None]]] = {
    "judgement": lambda e: e.verdict.judgement,
    "reason": lambda e: e.verdict.reason,
    "expectations": lambda e: len(e.expectations),
    "expectations_missed": lambda e: sum(not expectation.met for expectation in e.expectations),
    "missed": lambda e: "; ".join(expectation.text for expectation in e.expectations if not expectation.met),
    "errors": lambda e: sum(finding.severity == "error" for finding in e.findings),
    "warnings": lambda e: sum(finding.severity == "warning" for finding in e.findings),
    "M": lambda e: e.gemm.m,
    "N": lambda e: e.gemm.n,
    "K": lambda e: e.gemm.k,
    "dtype": lambda e: e.dtype,
    "gpu": lambda e: e.gpu,
    "grid": lambda e: _joined(e.launch.grid),
    "block": lambda e: _joined(e.launch.block),
    "counts": lambda e: counted(e.counts),
    "executed_flops": lambda e: e.intensity.executed_flops,
    "global_load_requests": _counter(_GLOBAL.format("requests", "ld")),
    "global_load_sectors": _counter(_GLOBAL.format("sectors", "ld")),
    "global_store_requests": _counter(_GLOBAL.format("requests", "st")),
    "global_store_sectors": _counter(_GLOBAL.format("sectors", "st")),
    "shared_load_wavefronts": _counter("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"),
    "shared_store_wavefronts": _counter("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"),
    "bank_conflicts": lambda e: sum(line.conflicts for line in e.lines),
    "registers_per_thread": lambda e: e.resources.registers_per_thread if e.resources else None,
    "spill_bytes": lambda e: (
        e.resources.spill_store_bytes + e.resources.spill_load_bytes if e.resources else None
    ),
    "occupancy": lambda e: e.occupancy.occupancy if e.occupancy else None,
    "dram_read_bytes": lambda e: e.caches.dram_read_bytes if e.caches else None,
    "dram_write_bytes": lambda e: e.caches.dram_write_bytes if e.caches else None,
    "time_seconds": lambda e: e.time.seconds if e.time else None,
    "time_bound": lambda e: e.time.bound if e.time else None,
    "flops_per_second": lambda e: e.time.flops_per_second if e.time else None,
    "fraction_of_peak": lambda e: e.time.fraction_of_peak if e.time else None,
}  # fmt: skip

COLUMNS: Final = ("file", "kernel", "status", *_FIGURES, "error")
"""Titles, in order. New ones come only at the end."""


def explained_row(file: str, explanation: Explanation, status: int) -> list[Cell]:
    """The row of a kernel that was explained; ``status`` is what the command would end with for it alone."""
    figures = (figure(explanation) for figure in _FIGURES.values())
    return [file, explanation.kernel, status, *("" if value is None else value for value in figures), ""]


def failed_row(file: str, kernel: str, status: int, error: Exception) -> list[Cell]:
    """The row of a kernel that could not be explained: its name as far as it is known, and why."""
    parts = [str(error)]
    if isinstance(error, RooftileError):
        got = f"got: {error.got}" if error.got is not None else None
        next_step = f"next: {error.next_step}" if error.next_step is not None else None
        diagnostics = [str(each).partition("\n")[0] for each in getattr(error, "diagnostics", ())[:1]]
        parts = [part for part in (error.what, got, *diagnostics, next_step) if part is not None]
    return [file, kernel, status, *([""] * len(_FIGURES)), "; ".join(parts)]
