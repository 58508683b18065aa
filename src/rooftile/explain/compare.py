"""Two kernels on one problem: line by line, counter by counter, and which is faster and why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from inspect import signature
from typing import Any, Literal

from rooftile.core.comparison import TIED, Comparison, Figures, LinePair, Pair, told_apart
from rooftile.core.errors import UsageError
from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.timing import WORDS
from rooftile.explain.conduct import explain
from rooftile.explain.figures import figures, pair
from rooftile.explain.target import KernelLike


def compare(first: KernelLike | Explanation, second: KernelLike | Explanation, **options: Any) -> Comparison:
    """Put two kernels side by side.

    Parameters
    ----------
    first, second : str, path, Source or Explanation
        Kernels as for :func:`rooftile.explain`, or what that returned for them: on the same problem and GPU.
    **options
        Keyword arguments of :func:`rooftile.explain` for those that are not explained yet.

    Raises
    ------
    UsageError
        If the two are of different problems or GPUs, if there are ``options`` and nothing to explain, or as
        :func:`rooftile.explain` does.
    TypeError
        If an option is none of :func:`rooftile.explain`.

    Examples
    --------
    >>> import rooftile
    >>> rooftile.compare("naive", "tiled", M=64, N=64, K=64).faster
    'second'
    """
    known = list(signature(explain).parameters)[1:]
    if (unknown := next((name for name in options if name not in known), None)) is not None:
        raise TypeError(f"compare() has no option {unknown!r}; it takes those of explain(): {', '.join(known)}")
    if options and isinstance(first, Explanation) and isinstance(second, Explanation):
        raise UsageError(
            "both kernels are explained already, so that options change nothing",
            got=", ".join(f"{name}={value!r}" for name, value in options.items()),
            next_step="leave them out, or give kernels in place of explanations",
        )
    one = first if isinstance(first, Explanation) else explain(first, **options)
    two = second if isinstance(second, Explanation) else explain(second, **options)
    if (one.gemm, one.gpu) != (two.gemm, two.gpu):
        raise UsageError(
            "only explanations of the same problem and GPU can be compared",
            got=f"{one.gemm} on {one.gpu}, {two.gemm} on {two.gpu}",
            next_step="explain both with the same M, N, K and gpu",
        )
    a, b = figures(one), figures(two)
    terms = tuple(_terms(one, two))
    faster, speedup = _faster(a, b)
    return Comparison(
        gemm=one.gemm,
        gpu=one.gpu,
        gpu_name=one.gpu_name,
        error=one.time.error if one.time and two.time else None,
        first=a,
        second=b,
        counters=tuple(
            pair(name, one.counters.get(name), two.counters.get(name))
            for name in sorted({*one.counters, *two.counters})
        ),
        lines=tuple(_lines(one.lines, two.lines)),
        terms=terms,
        faster=faster,
        speedup=speedup,
        why=_why(a, b, faster, speedup, terms) if speedup is not None else _why_not(one, two),
        explanations=(one, two),
    )


def _faster(a: Figures, b: Figures) -> tuple[Literal["first", "second"] | None, float | None]:
    if a.seconds is None or b.seconds is None:
        return None, None
    ratio = a.seconds / b.seconds
    if 1 / TIED < ratio < TIED:
        return None, 1.0
    return ("second", ratio) if ratio > 1 else ("first", 1 / ratio)


def _terms(one: Explanation, two: Explanation) -> Iterator[Pair]:
    """The clocks of every unit, and those spent waiting, largest first."""
    if one.time is None or two.time is None:
        return
    sides = [
        {term.name: term.cycles for term in time.terms}
        | {
            "latency": time.latency_cycles,
            "tail": time.tail_cycles,
            "launch": time.launch_seconds * time.clock_hz,
        }
        for time in (one.time, two.time)
    ]
    names = sorted({*sides[0], *sides[1]}, key=lambda name: -max(side.get(name, 0.0) for side in sides))
    for name in names:
        yield pair(name, sides[0].get(name, 0.0), sides[1].get(name, 0.0))


def _lines(first: Sequence[LineCounts], second: Sequence[LineCounts]) -> Iterator[LinePair]:
    """Rows of the same array, space and operation beside each other, in the order of the first kernel's."""
    same = _same_tiles(first, second)
    waiting: dict[tuple[str, str, str], list[LineCounts]] = defaultdict(list)
    for line in second:
        if line.requests:
            space, operation, array = _key(line)
            waiting[space, operation, same.get(array, array) if space == "shared" else array].append(line)
    for line in first:
        if line.requests:
            found = waiting[_key(line)]
            other = found.pop(0) if found else None
            arrays = [side.array for side in (line, other) if side is not None and side.array]
            several = len({array.casefold() for array in arrays}) > 1
            yield LinePair(line.space, line.operation, ", ".join(arrays) if several else line.array, line, other)
    for rest in waiting.values():
        for line in rest:
            yield LinePair(line.space, line.operation, line.array, None, line)


def _same_tiles(first: Sequence[LineCounts], second: Sequence[LineCounts]) -> dict[str, str]:
    """Shared arrays of the second kernel that hold what another one of the first does, by name.

    Only where nothing else can be meant: each is the only one of its kernel that is filled from that matrix.
    """
    one, two = _tiles(first), _tiles(second)
    return {theirs: one[matrix] for matrix, theirs in two.items() if matrix in one and theirs not in one.values()}


def _tiles(lines: Sequence[LineCounts]) -> dict[str, str]:
    """The shared array that is filled from each matrix: stored to in the lines that load from it, and in no others."""
    loaded: dict[tuple[str, int], set[str]] = defaultdict(set)
    stored: dict[tuple[str, int], set[str]] = defaultdict(set)
    for line in lines:
        place, name = (line.file, line.line), (line.array or "").casefold()
        if line.requests and line.operation == "load" and line.space in ("global", "generic"):
            loaded[place].add(name)
        elif line.requests and line.operation == "store" and line.space == "shared":
            stored[place].add(name)
    sources: dict[str, set[str]] = defaultdict(set)
    for place, tiles in stored.items():
        for tile in tiles:
            sources[tile] |= loaded[place] if len(tiles) == 1 and len(loaded[place]) == 1 else {"", "?"}
    found: dict[str, str] = {}
    certain = [(next(iter(matrices)), tile) for tile, matrices in sources.items() if len(matrices) == 1 and tile]
    for matrix, tile in certain:
        if matrix and [other for other, _ in certain].count(matrix) == 1:
            found[matrix] = tile
    return found


def _key(line: LineCounts) -> tuple[str, str, str]:
    return (line.space, line.operation, (line.array or "").casefold())


def _why_not(one: Explanation, two: Explanation) -> str:
    """Why it is not known which is faster."""
    reasons = {f"that of {each.kernel}: {each.no_time}" for each in (one, two) if each.no_time is not None}
    return "; ".join(["not both times are known", *sorted(reasons)])


def _why(
    a: Figures, b: Figures, faster: Literal["first", "second"] | None, speedup: float, terms: Sequence[Pair]
) -> str:
    """Which is faster, and what of the slower one's time it saves most of."""
    if faster is None:
        return f"a tie: the predicted times are within {100 * (TIED - 1):.0f} %, closer than the model can tell apart"
    slow = b if faster == "first" else a
    quick_name, slow_name = told_apart(a, b) if faster == "first" else reversed(told_apart(a, b))
    kernel = f"{a.kernel} " if a.kernel == b.kernel and a.parameters != b.parameters else ""
    text = f"{kernel}{quick_name} is {speedup:.3g} times as fast"
    bound = next((term for term in terms if term.name == slow.bound), None)
    if bound is None or bound.first is None or bound.second is None:
        return text
    less, more = (bound.first, bound.second) if faster == "first" else (bound.second, bound.first)
    words = WORDS[bound.name]
    if less < more:
        return (
            f"{text}: {words}, which binds {slow_name}, takes {more:,.0f} clocks there and {less:,.0f} in {quick_name}"
        )
    return f"{text}, although {words} takes as long in both: it waits less"
