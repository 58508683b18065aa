"""Problems too big to execute: some blocks of every class, and what they did times the size of their class."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from rooftile import model, simt
from rooftile.bind import judge_written
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import ExecutionError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.explain.checks import accumulator
from rooftile.explain.conditions import conditions
from rooftile.model.block_classes import coordinates
from rooftile.model.block_sets import BlockSet
from rooftile.ptx.forms import addresses
from rooftile.ptx.program import Kernel
from rooftile.simt.execute import usable_threads
from rooftile.simt.groups import group_of

_PRODUCTS_A_SECOND: Final = 1 << 27
"""What executing any kernel achieves: problems that are small by this measure are executed as a whole at once."""


_FEW: Final = 64
"""Blocks that may be executed for their own sake, however few the grid has."""


@dataclass(frozen=True, slots=True)
class Sample:
    """An execution with scaled counts, or None where all blocks are to be executed.

    ``why_not`` tells why counts cannot be scaled, None where all blocks fit the budget.
    """

    execution: simt.Execution | None
    why_not: str | None = None


def may_be_big(gemm: Gemm, budget: float) -> bool:
    """Whether executing all of a problem might take longer than ``budget`` seconds."""
    return gemm.m * gemm.n * gemm.k > budget * _PRODUCTS_A_SECOND


_BULK_STORES: Final = frozenset(("cp.async.bulk.global", "cp.async.bulk.tensor.global", "cp.reduce.async.bulk"))
"""Copies to global memory of which it is not counted how much they store."""


def sample(kernel: Kernel, call: Call, *, budget: float, threads: int | None, timeout: float | None) -> Sample:
    """Execute some blocks of ``call`` in place of all, if all would take longer than ``budget`` seconds.

    Blocks are sorted into classes by where they are and where their addresses lie (:func:`model.block_classes`). Of
    each class the first, the middle and the last block are executed. Where they do not do exactly the same, the class
    is divided until they do.

    Parameters
    ----------
    kernel : Kernel
    call : Call
        With buffers that can be executed on in place.
    budget : float
        Seconds.
    threads, timeout
        As for :func:`simt.execute`, of everything together.

    Raises
    ------
    ExecutionError
        If time runs out.
    """
    blocks = call.launch.blocks
    runner = _Runner(kernel, call, usable_threads(threads), timeout)
    if runner.seconds_a_block() * blocks / runner.threads <= budget:
        return Sample(None)
    if group_of(kernel, call.launch).size > 1:
        return _unscaled("blocks of a cluster, or of a grid that synchronises as a whole, run together")
    lines = runner.done[blocks // 2].counts.lines
    c = next((a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"), None)
    accesses = {i.index: i.access for i in kernel.accesses if i.access is not None and i.access.is_leader}
    outside = {n: access for n, access in accesses.items() if access.space in ("global", "generic")}
    forms = {n: form for n, form in addresses(kernel).items() if n in outside}
    output = next((n for n, access in outside.items() if access.operation != "load" and access.array == c), None)
    ways = conditions(kernel, call, coordinates(call.launch))
    found = model.block_classes(forms, call, lambda n: lines[n].warps > 0, output=output, conditions=ways)
    if not found.classes:
        raise ExecutionError(
            "the grid has too many blocks for their classes to be told",
            got=f"{blocks:,} blocks",
            next_step="give smaller M, N or K; the access pattern of a kernel shows at small sizes too",
        )
    # An address too long to be written as a formula moves with the blocks as the others of its array do.
    followed = {outside[n].array for n in forms}
    for number, access in outside.items():
        if (number in found.unknown or access.array not in followed) and lines[number].warps:
            place = kernel.instructions[number].location
            return _unscaled(f"the addresses{f' at {place}' if place else ''} depend on more than indices and sizes")
    weights = _weights(runner, found.classes)
    if weights is None:
        return _unscaled("there are too many kinds of blocks")
    parts = [(runner.done[block], weights.get(block, 0)) for block in sorted(runner.done)]
    return Sample(simt.combine(parts, blocks))


def _unscaled(reason: str) -> Sample:
    return Sample(None, f"all blocks were executed, for counts could not be scaled from some: {reason}")


def judge_sample(call: Call, untouched: Call, execution: simt.Execution) -> tuple[Verdict, tuple[Finding, ...]]:
    """The verdict on the cells that were computed, and whether there are stores for all others.

    Parameters
    ----------
    call, untouched : Call
        Of which the one was executed and the other not.
    execution : Execution
        With scaled counts.
    """
    counts = execution.counts
    c = next(a for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")
    writing = [
        a for a in counts.accesses if a.operation != "load" and a.array in (c.name, None) and a.space != "shared"
    ]
    if not execution.completed:
        return Verdict("unjudged", "the kernel did not run to its end"), ()
    if counts.blocks < counts.blocks_total and any(access.operation == "atomic" for access in writing):
        return Verdict("unjudged", "several blocks add to a cell of C, and not all blocks were executed"), ()
    verdict, findings = judge_written(call, untouched, accumulator=accumulator(counts))
    cells = call.gemm.m * call.gemm.n
    stored = sum(access.lanes * access.lane_bytes for access in writing) // c.data.itemsize
    if stored >= cells or not _BULK_STORES.isdisjoint(counts.opcodes):
        return verdict, findings
    missing = Finding(
        "not-written",
        "error",
        f"at least {cells - stored:,} of {cells:,} cells of C are never written: there are {stored:,} stores",
        why="on a GPU they would keep what the memory held before, which can look like a right result",
        advice="launch threads for every row and column, rounding the grid up, and check the store's guard",
        count=cells - stored,
    )
    reason = f"{missing.message}; {verdict.reason}"
    return replace(verdict, judgement="wrong", reason=reason), (missing, *findings)


class _Runner:
    """Executes single blocks, each at most once, and keeps what they did."""

    def __init__(self, kernel: Kernel, call: Call, threads: int, timeout: float | None) -> None:
        self.threads = threads
        self.launch = call.launch
        self.done: dict[int, simt.Execution] = {}
        self._kernel, self._call = kernel, call
        self._deadline = None if timeout is None else time.monotonic() + timeout
        self._timeout = timeout

    def run(self, blocks: Iterable[int]) -> None:
        """Execute those of ``blocks`` that have not been."""
        new = sorted({block for block in blocks if block not in self.done})
        pool = ThreadPoolExecutor(max_workers=self.threads)
        try:
            self.done.update(zip(new, pool.map(self._execute, new), strict=True))
        finally:
            pool.shutdown(cancel_futures=True)

    def seconds_a_block(self) -> float:
        """Time that a block in the middle of the grid takes on one thread; the first also meets unused memory."""
        middle = self.launch.blocks // 2
        self.run([middle])
        self.run([min(middle + 1, self.launch.blocks - 1)])
        return min(execution.seconds for execution in self.done.values())

    def alike(self, first: int, second: int) -> bool:
        """Whether two executed blocks did exactly the same."""
        a, b = self.done[first], self.done[second]
        assert a.tally is not None
        assert b.tally is not None
        return a.tally.same_as(b.tally) and a.completed == b.completed and _faults(a) == _faults(b)

    def _execute(self, block: int) -> simt.Execution:
        remaining = None if self._deadline is None else self._deadline - time.monotonic()
        if remaining is not None and remaining <= 0:
            raise ExecutionError(
                f"the kernel was still running after {self._timeout:g} s",
                got=f"{len(self.done):,} blocks done, of those that stand for all",
                next_step="give a smaller problem or a longer timeout",
            )
        return simt.execute(self._kernel, self._call, threads=1, timeout=remaining, only=[block])


def _faults(execution: simt.Execution) -> list[tuple[tuple[str, int], int]]:
    return [(origin, finding.count) for origin, finding in zip(execution.origins, execution.findings, strict=True)]


def _weights(runner: _Runner, classes: Sequence[BlockSet]) -> dict[int, int] | None:
    """Blocks that stand for others, and for how many; None where that would take half of all blocks."""
    launch = runner.launch
    weights: dict[int, int] = {}
    pending = list(classes)
    while pending:
        if 3 * len(pending) > max(launch.blocks // 2, _FEW):
            return None
        runner.run(block for members in pending for block in members.representatives())
        unequal = []
        for members in pending:
            first = members.block(0)
            if all(runner.alike(first, other) for other in runner.done if other in members):
                weights[first] = weights.get(first, 0) + len(members)
            else:
                unequal.append(members)
        if len(runner.done) + 3 * len(unequal) > max(launch.blocks // 2, _FEW):
            return None
        pending = [part for members in unequal for part in _divided(runner, members)]
    return weights


def _divided(runner: _Runner, members: BlockSet) -> tuple[BlockSet, BlockSet]:
    """Halves of a class that is not all alike, cut across the axis along which blocks differ.

    An edge is found in as many steps as halving takes, if it lies across an axis of the grid.
    """
    axes = members.axes()
    for axis in sorted(axes):
        end = members.end_of_line(axis)
        runner.run([end])
        if not runner.alike(members.block(0), end):
            return members.halves(axis)
    return members.halves(axes[0])
