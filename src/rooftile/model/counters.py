"""The counters that Nsight Compute would show, under its names."""

from __future__ import annotations

from rooftile.core.counts import Counts
from rooftile.core.explanation import Occupancy
from rooftile.core.source import Resources
from rooftile.model.intensity import in_global_memory


def counters(
    counts: Counts, resources: Resources | None = None, occupancy: Occupancy | None = None
) -> dict[str, int | float]:
    """Nsight Compute's metrics of one launch, by metric name.

    Requests and executed memory instructions are those of the machine code, after the compiler has merged accesses.
    ``ffma`` and ``dfma`` count lanes of PTX ``fma`` and ``mad``; each is one FFMA or DFMA in machine code.

    Parameters
    ----------
    counts : Counts
    resources : Resources, optional
        Without it, and without ``occupancy``, the ``launch__`` metrics that need it are absent.
    occupancy : Occupancy, optional
        A resource that sets no limit is shown at the SM's block limit.
    """
    named: dict[str, int | float] = {}

    def total(field: str, space: str, operation: str) -> int:
        return sum(
            getattr(access, field)
            for access in counts.accesses
            if access.operation == operation
            and (access.space == "shared" if space == "shared" else in_global_memory(access))
        )

    for suffix, operation in (("ld", "load"), ("st", "store")):
        named[f"l1tex__t_requests_pipe_lsu_mem_global_op_{suffix}.sum"] = total("requests", "global", operation)
        named[f"l1tex__t_sectors_pipe_lsu_mem_global_op_{suffix}.sum"] = total("sectors", "global", operation)
    for suffix, operation in (("ld", "load"), ("st", "store")):
        wavefronts, conflicts = (total(field, "shared", operation) for field in ("wavefronts", "bank_conflicts"))
        named[f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{suffix}.sum"] = wavefronts
        named[f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{suffix}.sum"] = conflicts
    named["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] = counts.lanes("fma.f32", "mad.f32")
    named["smsp__sass_thread_inst_executed_op_dfma_pred_on.sum"] = counts.lanes("fma.f64", "mad.f64")
    for space in ("shared", "global"):
        named[f"smsp__sass_inst_executed_op_{space}_ld.sum"] = total("requests", space, "load")
    if resources is not None:
        named["launch__registers_per_thread"] = resources.registers_per_thread
    if occupancy is not None:
        named["launch__waves_per_multiprocessor"] = occupancy.waves
        slots = occupancy.limits["blocks"]
        assert slots is not None
        for name, limit in occupancy.limits.items():
            named[f"launch__occupancy_limit_{name}"] = slots if limit is None else limit
        named["sm__maximum_warps_per_active_cycle_pct"] = 100 * occupancy.occupancy
    return named
