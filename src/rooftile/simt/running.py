"""Running the blocks of a grid on threads of this machine, and stopping what does not end."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import ExecutionError
from rooftile.core.source import Location
from rooftile.ptx.program import Kernel
from rooftile.simt.buffers import DeviceMemory
from rooftile.simt.codegen import Program
from rooftile.simt.endless import EndlessLoop, endless_loops
from rooftile.simt.groups import join
from rooftile.simt.layout.context import NEED_DIVERGENT, Context
from rooftile.simt.state import Shared, ThreadState, share

BUSY: Final = 10
"""Of how long has passed at least this part counts as time of this process, however busy the machine is."""

_POLL_SECONDS: Final = 0.05
_DOUBTFUL: Final = 0.2
"""Seconds after which it is asked whether a loop of the kernel can end at all."""


def run(
    program: Program,
    call: Call,
    traced: Collection[int],
    count: int,
    timeout: float | None,
    chosen: list[int] | None,
    until: Collection[str] = (),
) -> tuple[Shared, list[ThreadState], EndlessLoop | None]:
    """Run all blocks, or the ``chosen`` ones, on ``count`` threads.

    Parameters
    ----------
    program : Program
    call : Call
    traced : collection of int
        Blocks whose requests are recorded.
    count : int
        Threads: as many for each group of blocks that run together as it has blocks.
    timeout : float or None
        Seconds, which pass no faster than for this process until ten times as long has passed.
    chosen : list of int or None
        Groups of blocks, by number.
    until : collection of str
        As of :func:`rooftile.simt.execute`; only one thread can do that.

    Returns
    -------
    Shared, list of ThreadState, EndlessLoop or None
        What the threads share and what each has, and the loop because of which the kernel was stopped: what takes long
        and has a loop that never ends is, once a thread is in it.

    Raises
    ------
    ExecutionError
        If it was not done in time.
    """
    begun_anew = not any(isinstance(a, BufferArgument) and a.in_place for a in call.arguments)
    try:
        return _run(program, call, traced, count, timeout, chosen, until, patient=not begun_anew)
    except _DoubtedError:
        return _run(program, call, traced, count, timeout, chosen, until, patient=True)


class _DoubtedError(Exception):
    """A kernel was stopped for a loop that would never end, and was not in it."""


def _run(
    program: Program,
    call: Call,
    traced: Collection[int],
    count: int,
    timeout: float | None,
    chosen: list[int] | None,
    until: Collection[str],
    *,
    patient: bool,
) -> tuple[Shared, list[ThreadState], EndlessLoop | None]:
    """As :func:`run`; not ``patient``, what may never end is stopped at once.

    The calling thread only watches the time, so that Ctrl-C reaches it.

    Raises
    ------
    _DoubtedError
        If it was stopped so, and was not in a loop that never ends.
    ExecutionError
        If it was not done in time.
    """
    memory = DeviceMemory(program.plan.kernel, call)
    shared = share(program, memory, call, traced, until)
    size = shared.group.size
    states = [ThreadState(shared) for _ in range(count)]
    tables = [
        join([state.context for state in states[first : first + size]], shared.group)
        for first in range(0, len(states), size)
    ]
    loops: tuple[EndlessLoop, ...] | None = None
    doubted = expired = False
    failures: list[BaseException] = []
    queue = None if chosen is None else iter(chosen)

    def work(state: ThreadState) -> None:
        try:
            _work(shared, state, queue)
        except BaseException as error:  # handed to the caller's thread
            failures.append(error)
            shared.stop[0] = 1

    leaders = states[::size]
    workers = [threading.Thread(target=work, args=(state,), name="rooftile", daemon=True) for state in leaders]
    started, begun = time.process_time(), time.monotonic()
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            while worker.is_alive():
                remaining = _POLL_SECONDS
                passed = time.monotonic() - begun
                passed = min(passed, max(time.process_time() - started, passed / BUSY))
                if loops is None and passed > _DOUBTFUL:
                    loops = endless_loops(program.plan.kernel, call)
                    doubted = bool(loops) and not patient
                if timeout is not None and not expired:
                    remaining = min(remaining, timeout - passed)
                    expired = remaining <= 0
                if doubted or expired:
                    shared.stop[0] = 1
                    remaining = _POLL_SECONDS
                worker.join(remaining)
    finally:
        shared.stop[0] = 1
        for worker in workers:
            if worker.ident is not None:
                worker.join()
    if failures:
        raise failures[0]
    done = sum(state.context.blocks_done for state in states)
    del tables
    wanted = call.launch.blocks if chosen is None else len(chosen) * size
    if done == wanted:
        return shared, states, None
    kernel = program.plan.kernel
    if (loop := _stopped_in(endless_loops(kernel, call) if loops is None else loops, states)) is not None:
        return shared, states, loop
    if doubted:
        raise _DoubtedError
    assert timeout is not None
    raise _timed_out(kernel, states, timeout, f"{done:,} of {wanted:,} blocks done")


def _work(shared: Shared, state: ThreadState, queue: Iterator[int] | None) -> None:
    """Run blocks until none is left or the stop flag is set: all, or groups that all threads draw from ``queue``."""
    if queue is None:
        _run_blocks(shared, state)
        return
    for group in queue:
        state.take(group)
        _run_blocks(shared, state)
        if shared.stop[0]:
            return


def _run_blocks(shared: Shared, state: ThreadState) -> None:
    run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(Context))(shared.program.run)
    while True:
        outcome = run(ctypes.byref(state.context))
        if outcome != NEED_DIVERGENT:
            return
        for block, address in shared.program.divergent(state.context.needed).items():
            shared.divergent[block] = address


def _stopped_in(loops: Sequence[EndlessLoop], states: Sequence[ThreadState]) -> EndlessLoop | None:
    """The first of ``loops`` that some thread of the host was in when it was stopped."""
    places = {block for state in states if (block := _block_of(state)) is not None}
    return next((loop for loop in loops if loop.blocks & places), None)


def _timed_out(kernel: Kernel, states: Sequence[ThreadState], timeout: float, done: str) -> ExecutionError:
    """The error of a kernel that was not done in ``timeout`` seconds."""
    places = (_location(kernel, block) for state in states if (block := _block_of(state)) is not None)
    place = next((place for place in places if place is not None), None)
    where = "" if place is None else f" in the loop at {place}"
    return ExecutionError(
        f"the kernel was still running{where} after {timeout:g} s",
        got=done,
        next_step="if the loop cannot end, look at its condition; else give a smaller problem or a longer timeout",
    )


def _block_of(state: ThreadState) -> int | None:
    """The basic block at which a state's block of threads was stopped, or its first warp's next one."""
    context = state.context
    if not context.in_block:
        return None
    if context.stopped_at >= 0:
        return int(context.stopped_at)
    resumed = (int(context.warps[number].resume) for number in range(context.warp_count))
    return next((block for block in resumed if block >= 0), None)


def _location(kernel: Kernel, block: int) -> Location | None:
    places = (ins.location for ins in reversed(kernel.blocks[block].instructions))
    return next((place for place in places if place is not None), None)
