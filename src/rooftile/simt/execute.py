"""Executing a kernel call on this machine's CPU."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from rooftile.core.call import BufferArgument, Call
from rooftile.core.counts import Counts
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.finding import Finding
from rooftile.core.traffic import BufferOrigins
from rooftile.ptx.program import Kernel
from rooftile.simt import in_flight
from rooftile.simt.codegen import Program, program_for
from rooftile.simt.counting import Tally, counts_of, scaled, tally
from rooftile.simt.findings import Origin, collect_findings
from rooftile.simt.groups import group_of
from rooftile.simt.hazard_findings import collect_hazards
from rooftile.simt.jit import Effort, jit_for
from rooftile.simt.layout.context import MISSED_BARRIER, NEVER_ARRIVES, TRAP, Context
from rooftile.simt.running import BUSY, run
from rooftile.simt.trace import Trace

_POLL_SECONDS = 0.05
_LEAST_TO_COMPILE = 15.0
"""Seconds of this process that LLVM may take, however short the timeout of what it compiles."""

_SMALL_PRODUCTS = 1 << 23
"""M * N * K up to which optimised code saves less than LLVM takes to make it; so it does where hazards are looked for,
which most time goes to there."""

_FATAL = (MISSED_BARRIER, TRAP, NEVER_ARRIVES)


@dataclass(frozen=True, slots=True, eq=False)
class Execution:
    """What one execution gave.

    Attributes
    ----------
    outputs : dict of str to numpy.ndarray
        Contents of every buffer afterwards, by parameter name.
    counts : Counts
    findings : tuple of Finding
    seconds, jit_seconds : float
        Wall time of running and of compiling.
    completed : bool
        Whether every block ran to its end; a block that ends at a missed barrier or a trap did not.
    trace : Trace or None
        What the blocks asked for with ``traced`` requested of the memory system.
    tally : Tally or None
        What ``counts`` was made of.
    origins : tuple of (str, int)
        What each finding was made of.
    """

    outputs: dict[str, npt.NDArray[np.generic]]
    counts: Counts
    findings: tuple[Finding, ...]
    seconds: float
    jit_seconds: float
    completed: bool
    trace: Trace | None = None
    tally: Tally | None = field(default=None, repr=False)
    origins: tuple[Origin, ...] = field(default=(), repr=False)


def execute(
    kernel: Kernel,
    call: Call,
    *,
    threads: int | None = None,
    statistics: bool = True,
    timeout: float | None = 60.0,
    cpu: str | None = None,
    traced: Collection[int] = (),
    only: Collection[int] | None = None,
    until: Collection[str] = (),
    hazards: bool = False,
) -> Execution:
    """Execute ``kernel`` on this machine's CPU, exactly as a GPU would, and count what it does.

    Results, counts and findings do not depend on ``threads``, but for floating-point atomics to one address from
    several blocks: their order is as undefined as on a GPU, so sums may differ in their last bits.

    Parameters
    ----------
    kernel : Kernel
    call : Call
        Launch and arguments; the argument arrays are copied, not written.
    threads : int, optional
        Threads of the host to run blocks on; by default one for each CPU this process may use.
    statistics : bool
        Whether to count; findings are made in any case.
    timeout : float, optional
        Seconds of running after which to stop, of this process's time where others keep the machine busy; None for no
        limit. LLVM may take as long before, and fifteen at least.
    cpu : str, optional
        LLVM name of the CPU to compile for, by default this one.
    traced : collection of int
        Numbers of blocks whose requests to global and local memory are recorded. Needs ``statistics``.
    only : collection of int, optional
        Numbers of the blocks to execute, with those that must run together with them; by default all.
        ``counts.blocks`` says how many there were.
    until : collection of str
        Buffers, by name: each block ends as soon as its first warp has asked for something of all of these. What is
        left of the execution are the origins in its trace; ``traced`` must not be empty.
    hazards : bool
        Whether to look for races, for reads of what nothing wrote and for accesses that leave their array as well.

    Raises
    ------
    PtxError
        If the kernel has an instruction that cannot be executed.
    ExecutionError
        If time or memory runs out.
    UsageError
        If the arguments do not fit the kernel.
    LaunchError
        If there are no blocks, or larger ones than CUDA has. What CUDA refuses else of a grid is executed.
    """
    chosen = None if only is None else sorted(set(only))
    if not call.launch.executable:
        call.launch.checked()
    blocks = call.launch.blocks if chosen is None else len(chosen)
    if not blocks or (chosen and not 0 <= chosen[0] <= chosen[-1] < call.launch.blocks):
        raise UsageError(
            "no such blocks in this grid", got=repr(only), allowed=f"some of 0 to {call.launch.blocks - 1:,}"
        )
    count = 1 if until else min(usable_threads(threads), blocks)  # the flag that stops a block is one for all threads
    if timeout is not None and not timeout > 0:
        raise UsageError("the timeout must be positive", got=f"{timeout!r}", allowed="seconds, or None for no limit")
    started = time.perf_counter()
    small = call.gemm.m * call.gemm.n * call.gemm.k <= _SMALL_PRODUCTS
    effort: Effort = "quick" if hazards or small else "full"

    def compiled() -> Program:
        of_this_cpu = jit_for(cpu)
        return program_for(
            kernel, call.launch.block, of_this_cpu, statistics=statistics, hazards=hazards, effort=effort
        )

    program = _within(timeout, compiled)
    jit_seconds, compiled_before = time.perf_counter() - started, program.seconds
    group = group_of(kernel, call.launch)
    size = group.size
    if chosen is not None:  # blocks that run together do so also where only some were asked for
        chosen = sorted({group.number_of(block, call.launch.grid) for block in chosen})
        blocks = len(chosen) * size
    count = min(count, blocks // size) * size
    started = time.perf_counter()
    shared, states, endless = run(program, call, traced, count, timeout, chosen, until)
    seconds = time.perf_counter() - started
    compiled_meanwhile = program.seconds - compiled_before
    finish = ctypes.CFUNCTYPE(None, ctypes.POINTER(Context))(program.finish)
    for state in states:
        finish(ctypes.byref(state.context))
    findings = {**collect_findings(shared, states), **collect_hazards(shared, states)}
    if endless is not None:  # how often anything happened in it is chance
        findings = {origin: replace(finding, count=1) for origin, finding in findings.items()}
        findings["endless", min(endless.blocks)] = endless.finding
    findings |= {("wgmma", index): finding for index, finding in in_flight.findings(kernel)}
    trace = None
    if shared.recorder is not None:
        buffers = [(a.name, a.address, a.size) for a in shared.memory.allocations]
        trace = shared.recorder.trace(program.plan, buffers, everywhere=chosen is None)
    broken = any(state.context.events[kind].count for state in states for kind in _FATAL)
    sums = tally(shared, states)
    return Execution(
        outputs=shared.memory.contents(),
        counts=counts_of(sums, blocks, call.launch.blocks),
        findings=tuple(findings.values()),
        origins=tuple(findings),
        seconds=max(0.0, seconds - compiled_meanwhile),
        jit_seconds=jit_seconds + compiled_meanwhile,
        completed=not broken and endless is None,
        trace=trace,
        tally=sums,
    )


def beginnings(
    kernel: Kernel, call: Call, buffers: Collection[str], *, timeout: float | None = None
) -> tuple[BufferOrigins, ...]:
    """Where every block of a grid begins in each buffer, for which none is executed further than it takes to tell.

    Parameters
    ----------
    kernel, call, timeout
        As for :func:`execute`.
    buffers : collection of str
        Each block ends as soon as its first warp has asked for something of all of these. It may never do that.

    Raises
    ------
    ExecutionError
        If time or memory runs out.
    """
    trace = execute(kernel, call, timeout=timeout, traced=(0,), until=buffers).trace
    assert trace is not None
    return trace.origins


def refused(call: Call) -> Execution:
    """The execution of a launch that CUDA refuses: nothing is computed, and all buffers stay as they were."""
    outputs = {a.name: a.data for a in call.arguments if isinstance(a, BufferArgument)}
    return Execution(outputs, Counts((), {}), (), 0.0, 0.0, completed=False)


def combine(parts: Sequence[tuple[Execution, int]], grid_blocks: int) -> Execution:
    """One execution of a grid from executions of parts of it, each of which stands for ``weight`` like it.

    Parameters
    ----------
    parts : sequence of (Execution, int)
        Executions of one kernel on the same buffers, which they worked on in place, and the weight of each; a weight of
        0 adds what a part found, but not what it counted. In the order of their blocks.
    grid_blocks : int
        Blocks of the grid.

    Returns
    -------
    Execution
        Each fault as often as its blocks' weights say, at the first place where it was seen.
    """
    executions = [part for part, _ in parts]
    findings: dict[Origin, Finding] = {}
    for part, weight in parts:
        for origin, finding in zip(part.origins, part.findings, strict=True):
            known = findings.get(origin)
            count = finding.count * weight + (known.count if known is not None else 0)
            findings[origin] = replace(known or finding, count=count)
    sums = scaled([(part.tally, weight) for part, weight in parts if part.tally is not None])
    return Execution(
        outputs=executions[0].outputs,
        counts=counts_of(sums, sum(part.counts.blocks for part in executions), grid_blocks),
        findings=tuple(findings[origin] for origin in sorted(findings)),
        seconds=sum(part.seconds for part in executions),
        jit_seconds=sum(part.jit_seconds for part in executions),
        completed=all(part.completed for part in executions),
        tally=sums,
    )


def usable_threads(threads: int | None) -> int:
    """``threads`` if given, else one for each CPU that this process may use."""
    if threads is None:
        threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not isinstance(threads, int) or threads < 1:
        raise UsageError("the number of threads must be a positive integer", got=repr(threads), allowed="1, 2, 3, ...")
    return threads


def _within(timeout: float | None, compiled: Callable[[], Program]) -> Program:
    """What ``compiled`` gives. LLVM cannot be interrupted: where it needs longer than that, it is left to itself.

    It is this process's time that counts, for a busy machine makes no kernel slower to compile: until ten times as long
    has passed.
    """
    if timeout is None:
        return compiled()
    allowed = max(timeout, _LEAST_TO_COMPILE)
    results: list[Program] = []
    failures: list[BaseException] = []

    def work() -> None:
        try:
            results.append(compiled())
        except BaseException as error:  # handed to the caller's thread
            failures.append(error)

    worker = threading.Thread(target=work, name="rooftile compiler", daemon=True)
    started, latest = time.process_time(), time.monotonic() + BUSY * allowed
    worker.start()
    while worker.is_alive() and time.process_time() - started < allowed and time.monotonic() < latest:
        worker.join(_POLL_SECONDS)
    if failures:
        raise failures[0]
    if not results:
        raise ExecutionError(
            f"the kernel was still being compiled for this CPU after {allowed:g} s",
            next_step="give a longer timeout, or try a kernel with loops that are not unrolled as far",
        )
    return results[0]
