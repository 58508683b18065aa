"""What CUDA refuses of a launch, as findings at the line that launches: the kernel then never runs."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from rooftile.core.call import Call
from rooftile.core.errors import LaunchError, UnavailableError
from rooftile.core.finding import Finding
from rooftile.core.gpu import Gpu, capability
from rooftile.core.hardware import MAX_GRID_DIM, MAX_THREADS_PER_BLOCK
from rooftile.core.problem import Dim3, Launch
from rooftile.core.source import Compiled, Location, Source
from rooftile.model import occupancy
from rooftile.ptx.program import Kernel

DEFAULT_SHARED: Final = 48 * 1024
"""Bytes of shared memory of a block whose host asks for no more (CUDA C++ Programming Guide, "Shared Memory")."""

_CONFIGURATION: Final = "cudaErrorInvalidConfiguration, since CUDA 13 cudaErrorInvalidValue"
_CLUSTER: Final = "cudaErrorInvalidClusterSize"
_VALUE: Final = "cudaErrorInvalidValue"
_RESOURCES: Final = "cudaErrorLaunchOutOfResources"


def launch_limits(compiled: Compiled, program: Kernel, call: Call, chip: Gpu | None) -> Iterator[Finding]:
    """Limits that the launch of ``call`` passes, each with the error that CUDA answers; and PTX of another target.

    Parameters
    ----------
    compiled : Compiled
        Of WGSL nothing is said: that is dispatched, by rules of its own.
    program : Kernel
    call : Call
    chip : Gpu or None
        Whose limits count; None: those only that are the same on all.
    """
    if compiled.wgsl is not None:
        return
    if compiled.source.language == "ptx" and chip is not None and not loads(program.target, chip.architecture):
        yield _other_target(compiled.source, program.target, chip)
    launch = call.launch
    for refusal in launch.refusals:
        message = f"{refusal.got}; CUDA allows {refusal.allowed}"
        yield _finding(call, refusal.what, message, _CONFIGURATION, _advice(launch, refusal.what))
    if launch.executable and program.cluster is not None:
        yield from _clusters(program.cluster, call)
    if launch.executable:
        yield from _threads(program, call)
        yield from _shared(compiled, program, call, chip)
        yield from _registers(compiled, call, chip)


def _finding(call: Call, what: str, message: str, error: str, advice: str) -> Finding:
    place = call.places.get(what)
    inferred = call.block_inferred if what == "block" else call.launch_inferred
    flag = "" if place is not None or inferred else f"--{what}: "
    why = f"CUDA answers {error}: the kernel never runs, and C stays as it was"
    return Finding("launch-refused", "error", flag + message, place, why=why, advice=advice)


def _advice(launch: Launch, what: str) -> str:
    if what == "grid" and min(launch.grid) < 1:
        return "round the number of blocks up, (size + tile - 1) / tile"
    if what == "grid":
        return f"put the longer side along x, which may have {MAX_GRID_DIM[0]:,} blocks, or let each block do more"
    if min(launch.block) < 1:
        return "give each side of the block 1 at least"
    if 1 < launch.blocks <= MAX_THREADS_PER_BLOCK:
        return "exchange the two if the grid stands in the block's place; else give a block fewer threads"
    return "give a block fewer threads, and let each compute more elements"


def loads(target: str, architecture: str | None) -> bool:
    """Whether a driver compiles PTX of a ``.target`` for a GPU (PTX ISA, "PTX Module Directives: .target").

    PTX of ``sm_90`` is for that and all later GPUs, that of ``sm_90a`` for no other, and that of ``sm_100f`` for later
    ones of the same family, which have the same major version. True where one of the two is not known.
    """
    least, has = capability(target), capability(architecture or "")
    if not least or not has:
        return True
    if target.endswith("a"):
        return has == least
    return has >= least and (not target.endswith("f") or has // 10 == least // 10)


def _other_target(source: Source, target: str, chip: Gpu) -> Finding:
    line = next((n for n, text in enumerate(source.text.split("\n"), 1) if text.lstrip().startswith(".target")), 1)
    others = {"a": "this alone", "f": "later GPUs of its family"}.get(target[-1], "this and later GPUs")
    return Finding(
        "ptx-target",
        "warning",
        f"this PTX is for {target}, and {chip.name} is {chip.architecture}",
        Location(source.name, line),
        why=f"drivers compile PTX of {target} for {others}: on this GPU the kernel cannot be loaded, let alone run",
        advice=f"compile the kernel for {chip.architecture}, or name the GPU that is meant with --gpu",
    )


def runs(program: Kernel, launch: Launch) -> bool:
    """Whether the blocks of ``launch`` can be executed, be it that only here."""
    whole = all(count % side == 0 for count, side in zip(launch.grid, program.cluster or (1, 1, 1), strict=True))
    return launch.executable and whole


def _clusters(cluster: Dim3, call: Call) -> Iterator[Finding]:
    """A grid that is not made of whole clusters."""
    for axis, count, side in zip("xyz", call.launch.grid, cluster, strict=True):
        if count % side:
            message = f"the grid's {axis} is {count:,}, and the kernel's clusters have {side} blocks along it"
            advice = f"round it up to a multiple of {side}, and let the kernel skip what lies outside"
            yield _finding(call, "grid", message, _CLUSTER, advice)


def _threads(program: Kernel, call: Call) -> Iterator[Finding]:
    """More threads than the kernel says a block has (``.maxntid``, PTX ISA 11.4)."""
    threads = call.launch.threads_per_block
    bound = prod(program.max_threads) if program.max_threads is not None else threads
    if threads > bound:
        message = f"the block has {threads:,} threads, and the kernel says __launch_bounds__({bound})"
        advice = f"launch at most {bound:,} threads a block, or write __launch_bounds__({threads})"
        yield _finding(call, "block", message, _VALUE, advice)


def _shared(compiled: Compiled, program: Kernel, call: Call, chip: Gpu | None) -> Iterator[Finding]:
    """More shared memory than the GPU has for a block, or than the host asked for it."""
    static, dynamic = program.segment_bytes("shared"), call.launch.dynamic_shared_bytes
    beside = f" beside {static:,} of its own arrays" if static else ""
    if chip is not None and chip.sm is not None and static + dynamic > chip.sm.shared_bytes_per_block_optin:
        message = f"a block needs {dynamic:,} bytes of dynamic shared memory{beside}; {chip.name} has "
        message += f"{chip.sm.shared_bytes_per_block_optin:,} for one"
        yield _finding(call, "shared", message, _VALUE, "make the tiles, or the number of stages, smaller")
        return
    place = call.places.get("shared")
    site = next((site for site in compiled.launches if site.location == place and not site.comment), None)
    if dynamic and static + dynamic > DEFAULT_SHARED and site is not None and not site.raises_shared:
        message = f"a block is given {dynamic:,} bytes of dynamic shared memory{beside}; more than {DEFAULT_SHARED:,} "
        message += "must be asked for before, and the host does not"
        asking = (
            f"cudaFuncSetAttribute({compiled.signature.name}, cudaFuncAttributeMaxDynamicSharedMemorySize, {dynamic})"
        )
        yield _finding(call, "shared", message, _VALUE, f"call {asking} before the launch")


def _registers(compiled: Compiled, call: Call, chip: Gpu | None) -> Iterator[Finding]:
    """More registers than an SM has for a block."""
    if chip is None or compiled.resources is None:
        return
    shared = compiled.resources.static_shared_bytes + call.launch.dynamic_shared_bytes
    if chip.sm is None or shared > chip.sm.shared_bytes_per_block_optin:
        return
    try:
        occupancy(chip, call.launch, compiled.resources)
    except LaunchError as error:
        message = f"{error.what}: {error.got}; {error.allowed}"
        yield _finding(call, "block", message, _RESOURCES, error.next_step or "")
    except UnavailableError:
        return
