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
    ``ffma`` and ``dfma`` count lanes of PTX ``fma`` and ``mad``; each is one FFMA or DFMA in machine code. Those of the
    tensor pipe are there only where matrices are multiplied, and where every such instruction is one in machine code.

    Parameters
    ----------
    counts : Counts
    resources : Resources, optional
        Without it, and without ``occupancy``, the ``launch__`` metrics that need it are absent.
    occupancy : Occupancy, optional
        A resource that sets no limit has no metric.
    """
    named: dict[str, int | float] = {}
    for suffix, operation in (("ld", "load"), ("st", "store")):
        accesses = [access for access in counts.accesses if access.operation == operation]
        device = [access for access in accesses if in_global_memory(access)]
        executed = [access for access in device if not access.asynchronous]
        shared = [access for access in accesses if access.space == "shared" and not access.asynchronous]
        named |= {
            f"l1tex__t_requests_pipe_lsu_mem_global_op_{suffix}.sum": sum(a.requests for a in device),
            f"l1tex__t_sectors_pipe_lsu_mem_global_op_{suffix}.sum": sum(a.sectors for a in device),
            f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{suffix}.sum": sum(a.wavefronts for a in shared),
            f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{suffix}.sum": sum(a.bank_conflicts for a in shared),
            f"smsp__sass_inst_executed_op_global_{suffix}.sum": sum(a.requests for a in executed),
            f"smsp__sass_inst_executed_op_shared_{suffix}.sum": sum(a.requests for a in shared),
        }
    copies = [access for access in counts.accesses if access.asynchronous and access.space == "shared"]
    if copies:
        wavefronts = sum(a.wavefronts for a in copies)
        named["smsp__sass_inst_executed_op_ldgsts.sum"] = sum(a.requests for a in copies)
        named["smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ldgsts.sum"] = wavefronts
        conflicts = sum(a.bank_conflicts for a in copies)
        named["smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_ldgsts.sum"] = conflicts
    named |= _matrices(counts)
    named["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] = counts.lanes("fma.f32", "mad.f32")
    named["smsp__sass_thread_inst_executed_op_dfma_pred_on.sum"] = counts.lanes("fma.f64", "mad.f64")
    if resources is not None:
        named["launch__registers_per_thread"] = resources.registers_per_thread
    if occupancy is not None:
        named["launch__waves_per_multiprocessor"] = occupancy.waves
        for name, limit in occupancy.limits.items():
            if limit is not None:
                named[f"launch__occupancy_limit_{name}"] = limit
        named["sm__maximum_warps_per_active_cycle_pct"] = 100 * occupancy.occupancy
    return named


_TENSOR_PIPES = {
    **dict.fromkeys(("f16", "bf16", "tf32"), "hmma"),
    **dict.fromkeys(("s8", "u8", "b1"), "imma"),
    "f64": "dmma",
}
"""The kind of tensor instruction that multiplies operands of a PTX type."""


def _matrices(counts: Counts) -> dict[str, int]:
    """Instructions that move and multiply matrices."""
    named: dict[str, int] = {}
    moved = sum(warps for opcode, (warps, _) in counts.opcodes.items() if opcode.startswith("ldmatrix."))
    if moved:
        named["sm__inst_executed_op_ldsm.sum"] = moved
    for destination, name in (("shared", "ld"), ("global", "st")):
        if copied := counts.opcodes.get(f"cp.async.bulk.tensor.{destination}"):
            named[f"sm__sass_inst_executed_op_tma_{name}.sum"] = copied[0]
    executed: dict[str, int] = {}
    for opcode, (warps, _) in counts.opcodes.items():
        if opcode.startswith("wgmma.m64"):
            executed["gmma"] = executed.get("gmma", 0) + warps
        elif opcode.startswith("mma."):
            _, shape, _, operand, *exclusive = opcode.split(".")
            pipe = _TENSOR_PIPES.get(operand)
            if pipe is None or exclusive or (shape, operand) == ("m8n8k4", "f16"):
                return named  # several instructions, and how many depends on the architecture
            executed[pipe] = executed.get(pipe, 0) + warps
    if executed:
        named |= {f"sm__inst_executed_pipe_tensor_op_{pipe}.sum": warps for pipe, warps in sorted(executed.items())}
        named["sm__inst_executed_pipe_tensor.sum"] = sum(executed.values())
    return named
