"""Problems too big to execute: some blocks of every class, and what they did times the size of their class."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from rooftile import model, simt
from rooftile.bind import judge_written
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.counts import Counts
from rooftile.core.errors import ExecutionError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm, unravel
from rooftile.explain.costing.conditions import conditions
from rooftile.explain.judging.checks import accumulator
from rooftile.model.block_classes import coordinates
from rooftile.model.block_sets import BlockSet
from rooftile.ptx.forms import addresses
from rooftile.ptx.program import Kernel
from rooftile.simt.execute import usable_threads
from rooftile.simt.groups import Group, group_of

_PRODUCTS_A_SECOND: Final = 1 << 28
"""What executing most kernels achieves: by this measure a problem is big."""

_SLOWEST: Final = 1 << 23
"""What kernels achieve whose blocks are a thread or a few: problems that are small by this measure are executed as a
whole at once, whatever the kernel."""

_BEYOND_DOUBT: Final = 4
"""How many times the budget those in between must take: what a block takes is known no better."""

_CORES: Final = 2
_INSTRUCTION, _SHARED_REQUEST, _MATRIX_PRODUCT = 12e-9, 29e-9, 0.76e-9
"""Seconds of a core that a warp's instruction takes here, more of one that asks shared memory, and a product of a
matrix instruction: fitted to 60 kernels, half of them within 23 %. A clock would have what is executed, and with it
which counts are exact, depend on the machine and on what else that does."""

_FEW: Final = 64
"""Blocks, or clusters, that may be executed for their own sake, however few the grid has."""

_AT_ONCE: Final = 16
"""About how many are executed in all."""

_LENGTH: Final = 256
"""By what lengths that stand for a longer K differ: no tile is as deep, nor a loop unrolled as far, that this is no
multiple of it, and it moves no address within a line."""


@dataclass(frozen=True, slots=True)
class Sample:
    """An execution with scaled counts, or None where all blocks are to be executed.

    ``why_not`` tells why counts cannot be scaled, None where all blocks fit the budget. ``call`` is what was executed,
    with C in place; where its K is shorter than was asked for, ``notes`` say so.
    """

    execution: simt.Execution | None
    why_not: str | None = None
    call: Call | None = None
    notes: tuple[str, ...] = ()


def patience(gemm: Gemm, budget: float) -> float | None:
    """Seconds that all blocks may take before some stand for all; None where no kernel takes longer than ``budget``."""
    if _is_big(gemm, budget):
        return budget
    return _BEYOND_DOUBT * budget if gemm.m * gemm.n * gemm.k > budget * _SLOWEST else None


def _is_big(gemm: Gemm, budget: float) -> bool:
    return gemm.m * gemm.n * gemm.k > budget * _PRODUCTS_A_SECOND


_BULK_STORES: Final = frozenset(("cp.async.bulk.global", "cp.async.bulk.tensor.global", "cp.reduce.async.bulk"))
"""Copies to global memory of which it is not counted how much they store."""


def sample(
    kernel: Kernel,
    call: Call,
    *,
    budget: float,
    threads: int | None,
    timeout: float | None,
    bound: Callable[[Gemm], Call] | None = None,
) -> Sample:
    """Execute some blocks of ``call`` in place of all, if all would take longer than ``budget`` seconds.

    Blocks are sorted into classes by where they are and where their addresses lie (:func:`model.block_classes`). Of
    each class the first, the middle and the last block are executed. Where they do not do exactly the same, the class
    is divided until they do. Blocks of a cluster, which run together, are sorted and executed together.

    Where even those few would take too long, because each block does much, K is cut: counts at three lengths that
    differ by equal steps tell whether they grow evenly with K, and what they are at the K that is asked for.

    Parameters
    ----------
    kernel : Kernel
    call : Call
        With buffers that can be executed on in place.
    budget : float
        Seconds of two cores, as told by the instructions that are executed.
    threads, timeout
        As for :func:`simt.execute`, of everything together.
    bound : callable, optional
        The same call for another problem; without it K is not cut.

    Raises
    ------
    ExecutionError
        If time runs out.
    """
    gemm, group = call.gemm, group_of(kernel, call.launch)
    if group.size != group.cluster_blocks:
        whole = _Runner(kernel, call, group, threads, _Clock(timeout))
        all_fit = whole.seconds_a_group() <= budget
        return Sample(None) if all_fit else _unscaled("blocks of a grid that synchronises as a whole run together")
    clock = _Clock(timeout)
    runners = () if bound is None else _shorter(kernel, bound, call, group, budget, threads, clock)
    runner = runners[0] if runners else _Runner(kernel, call, group, threads, clock)
    if runner.seconds_a_group() * gemm.k / runner.call.gemm.k * runner.groups / _CORES <= budget:
        return Sample(None)
    weights = _weighed(kernel, runner, group)
    if isinstance(weights, Sample):
        return weights
    if runners and (found := _extended(runners, weights, gemm.k)) is not None:
        return found
    if runners:  # counts do not grow evenly
        runner = _Runner(kernel, call, group, threads, clock)
        weights = _weighed(kernel, runner, group)
        if isinstance(weights, Sample):
            return weights
    parts = [(runner.done[each], weights.get(each, 0)) for each in sorted(runner.done)]
    return Sample(simt.combine(parts, call.launch.blocks), call=call)


def _weighed(kernel: Kernel, runner: _Runner, group: Group) -> dict[int, int] | Sample:
    """Groups that stand for others, and for how many; or why there are none.

    Raises
    ------
    ExecutionError
        If the grid is too large.
    """
    call, middle = runner.call, runner.groups // 2
    runner.run([middle])
    lines = runner.done[middle].counts.lines
    c = next((a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"), None)
    accesses = {i.index: i.access for i in kernel.accesses if i.access is not None and i.access.is_leader}
    outside = {n: access for n, access in accesses.items() if access.space in ("global", "generic")}
    forms = {n: form for n, form in addresses(kernel).items() if n in outside}
    output = next((n for n, access in outside.items() if access.operation != "load" and access.array == c), None)
    found = model.block_classes(
        forms,
        call,
        lambda n: lines[n].warps > 0,
        output=output,
        conditions=conditions(kernel, call, coordinates(call.launch)),
        cluster=group.cluster,
    )
    if not found.classes:
        raise ExecutionError(
            "the grid has too many blocks for their classes to be told",
            got=f"{call.launch.blocks:,} blocks",
            next_step="give smaller M, N or K; the access pattern of a kernel shows at small sizes too",
        )
    # An address too long to be written as a formula moves with the blocks as the others of its array do.
    followed = {outside[n].array for n in forms}
    for number, access in outside.items():
        if (number in found.unknown or access.array not in followed) and lines[number].warps:
            place = kernel.instructions[number].location
            return _unscaled(f"the addresses{f' at {place}' if place else ''} depend on more than indices and sizes")
    return _weights(runner, found.classes) or _unscaled("there are too many kinds of blocks")


def _unscaled(reason: str) -> Sample:
    return Sample(None, f"all blocks were executed, for counts could not be scaled from some: {reason}")


def _shorter(
    kernel: Kernel,
    bound: Callable[[Gemm], Call],
    call: Call,
    group: Group,
    budget: float,
    threads: int | None,
    clock: _Clock,
) -> tuple[_Runner, ...]:
    """The launch at three shorter K, if it needs that and is the same launch but for K; else nothing."""
    gemm = call.gemm
    groups = call.launch.blocks // group.size
    lengths = [gemm.k % _LENGTH + i * _LENGTH for i in (1, 2, 3)]
    if gemm.k <= 2 * lengths[-1] or not _is_big(gemm, budget / _AT_ONCE * groups):
        return ()
    calls = [bound(replace(gemm, k=k)) for k in lengths]
    told = [[a.value for a in each.arguments if isinstance(a, ScalarArgument)] for each in (call, *calls)]
    if any(each.launch != call.launch for each in calls) or told[0] in told[1:]:  # K can be a macro
        return ()
    first, *others = (_Runner(kernel, each, group, threads, clock) for each in calls)
    if first.seconds_a_group() * gemm.k / lengths[0] * _AT_ONCE / _CORES <= budget:
        return ()
    return first, *others


def _extended(runners: Sequence[_Runner], weights: dict[int, int], k: int) -> Sample | None:
    """What the groups of ``weights`` count with ``k``, by three shorter ones; None if counts do not grow evenly."""
    first, second, third = runners
    for runner in (second, third):
        runner.run(weights)
    steps = (k - second.call.gemm.k) // _LENGTH
    parts = [(execution, 0) for _, execution in sorted(first.done.items())]
    for each, weight in sorted(weights.items()):
        near, middle, far = (runner.done[each] for runner in runners)
        if not _evenly(near, middle, far):
            return None
        parts += [(middle, weight * (1 - steps)), (far, weight * steps)]
    found = simt.combine(parts, first.call.launch.blocks)
    executed = sum(execution.counts.blocks for execution in first.done.values())
    lengths = ", ".join(str(runner.call.gemm.k) for runner in runners)
    note = (
        f"blocks were executed with K = {lengths}, by which all counts grow evenly: those of K = {k} are told from "
        f"that, and C was checked for K = {third.call.gemm.k}"
    )
    counts = replace(found.counts, blocks=executed)
    return Sample(replace(found, counts=counts), call=third.call, notes=(note,))


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
    if call.then is not None:
        name = call.then.name
        why = f"{name} makes C of what all blocks leave, and not all were executed; smaller problems are judged"
        return Verdict("unjudged", why), ()
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


class _Clock:
    """What is left of the seconds that everything together may take."""

    def __init__(self, timeout: float | None) -> None:
        self._timeout = timeout
        self._deadline: float | None = None

    def remaining(self, done: int) -> float | None:
        """Seconds; None where there is no limit. They run from the first time that this is asked.

        Raises
        ------
        ExecutionError
            If none are left.
        """
        if self._timeout is None:
            return None
        if self._deadline is None:
            self._deadline = time.monotonic() + self._timeout
        remaining = self._deadline - time.monotonic()
        if remaining <= 0:
            raise ExecutionError(
                f"the kernel was still running after {self._timeout:g} s",
                got=f"{done:,} blocks done, of those that stand for all",
                next_step="give a smaller problem or a longer timeout",
            )
        return remaining


class _Runner:
    """Executes groups of blocks that run together, most often single blocks, each once, and keeps what they did."""

    def __init__(self, kernel: Kernel, call: Call, group: Group, threads: int | None, clock: _Clock) -> None:
        self.threads = usable_threads(threads)
        self.call = call
        self.groups = call.launch.blocks // group.size
        self.done: dict[int, simt.Execution] = {}
        self._kernel, self._group, self._clock = kernel, group, clock

    def run(self, groups: Iterable[int]) -> None:
        """Execute those of ``groups`` that have not been."""
        new = sorted({group for group in groups if group not in self.done})
        pool = ThreadPoolExecutor(max_workers=self.threads)
        try:
            self.done.update(zip(new, pool.map(self._execute, new), strict=True))
        finally:
            pool.shutdown(cancel_futures=True)

    def seconds_a_group(self) -> float:
        """What the first group takes on one core, or one in the middle of the grid: the longer of the two."""
        self.run(ends := {0, self.groups // 2})
        return max(_seconds(self.done[group].counts) for group in ends)

    def alike(self, first: int, second: int) -> bool:
        """Whether two executed groups did exactly the same."""
        a, b = self.done[first], self.done[second]
        assert a.tally is not None
        assert b.tally is not None
        return a.tally.same_as(b.tally) and a.completed == b.completed and _faults(a) == _faults(b)

    def _execute(self, group: int) -> simt.Execution:
        remaining = self._clock.remaining(len(self.done))
        return simt.execute(self._kernel, self.call, threads=1, timeout=remaining, only=[self._first_block(group)])

    def _first_block(self, group: int) -> int:
        """Number of the block at the beginning of a group, which is a cluster or a single block."""
        grid = self.call.launch.grid
        x, y, z = (p * side for p, side in zip(unravel(group, self._group.clusters), self._group.cluster, strict=True))
        return x + grid[0] * (y + grid[1] * z)


def _seconds(counts: Counts) -> float:
    """What one core takes to execute what was counted."""
    shared = sum(access.requests for access in counts.accesses if access.space == "shared")
    products = sum(counts.products.values())
    return counts.warp_instructions * _INSTRUCTION + shared * _SHARED_REQUEST + products * _MATRIX_PRODUCT


def _faults(execution: simt.Execution) -> list[tuple[tuple[str, int], int]]:
    return [(origin, finding.count) for origin, finding in zip(execution.origins, execution.findings, strict=True)]


def _evenly(near: simt.Execution, middle: simt.Execution, far: simt.Execution) -> bool:
    """Whether every counter grows by as much from the first to the second as from there to the third, and some do."""
    first, second, third = (execution.tally for execution in (near, middle, far))
    assert first is not None
    assert second is not None
    assert third is not None
    even = simt.scaled([(first, 1), (third, 1)]).same_as(simt.scaled([(second, 2)]))
    return even and not second.same_as(third) and near.completed and middle.completed and far.completed


def _weights(runner: _Runner, classes: Sequence[BlockSet]) -> dict[int, int] | None:
    """Groups that stand for others, and for how many; None where that would take half of all."""
    most = max(runner.groups // 2, _FEW)
    weights: dict[int, int] = {}
    pending = list(classes)
    while pending:
        if 3 * len(pending) > most:
            return None
        runner.run(group for members in pending for group in members.representatives())
        unequal = []
        for members in pending:
            first = members.block(0)
            if all(runner.alike(first, other) for other in runner.done if other in members):
                weights[first] = weights.get(first, 0) + len(members)
            else:
                unequal.append(members)
        if len(runner.done) + 3 * len(unequal) > most:
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
