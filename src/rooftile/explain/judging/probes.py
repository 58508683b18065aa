"""For which other shapes a kernel is right: small problems, odd and rectangular, and around its tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from rooftile.core.call import Call
from rooftile.core.errors import FixedSizeError, RooftileError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.probe import Probes, ShapeCheck
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Outcome, Subject
from rooftile.explain.launching.launch_limits import runs

DIMENSIONS: Final = ("m", "n", "k")
_LEAST_TILE: Final = 32
_LARGEST_TILE: Final = 256
_WIDE_TILE: Final = 128
_LARGER: Final = 4
_MOST_PRODUCTS: Final = 1 << 26
_ASKED_PRODUCTS: Final = 1 << 21
_ASKED_BLOCKS: Final = 4
_VECTOR: Final = 8
"""Elements of the widest access: sizes that must be multiples of fewer are so for the sake of vectors."""


@dataclass(frozen=True, slots=True)
class Probed:
    """What the trials gave: the record, every outcome, and findings of the asked launch's own blocks.

    ``partly_guarded`` says that some sizes may be anything and others may not, or that each may and not all of them
    together, which seldom is on purpose; ``equal`` that the kernel takes different sizes, but is right only where some
    are the same; ``tied`` that it is not told all three sizes.
    """

    record: Probes
    outcomes: tuple[Outcome, ...]
    asked: Outcome | None
    partly_guarded: bool
    equal: bool
    tied: bool


def probe(
    subject: Subject, asked: Call, host: Gemm | None = None, *, right: bool = True, launched: bool = True
) -> Probed:
    """Try a kernel at other shapes, and some blocks of the asked launch.

    Parameters
    ----------
    subject : Subject
    asked : Call
        The launch that was asked for.
    host : Gemm, optional
        The problem that host code has the kernel for, which is tried too.
    right : bool
        Whether C was right as asked: nothing is a condition under which it is that the asked shape meets, if not.
    launched : bool
        Whether other shapes are launched as the asked one: if not, its grid tells nothing of the kernel's tiles.
    """
    return _Prober(subject, asked, right=right, launched=launched).run(host)


class _Prober:
    def __init__(self, subject: Subject, asked: Call, *, right: bool, launched: bool) -> None:
        self.subject, self.asked, self.asked_right = subject, asked, right
        self.done: dict[Gemm, Outcome] = {}
        self.bound_as: dict[Gemm, Gemm] = {}
        self.limits: dict[str, int] = {}
        self.equal = self.tied = self.compiled_in = False
        self.tile = t = min(max((*_tiles(asked if launched else self._launched()), _LEAST_TILE)), _LARGEST_TILE)
        self.small = Gemm(t, 2 * t, 64) if t >= _WIDE_TILE else Gemm(2 * t, 3 * t, 128)

    def run(self, host: Gemm | None) -> Probed:
        own = self._asked()
        statement = ""
        base = self._base()
        if base is not None:
            statement = self._search(base)
        if host is not None and host not in self.bound_as and not self.at(host).right and "wrong at" not in statement:
            wrong = f"wrong at {host}, which the host's code has it for: {_why(self.at(host))}"
            statement = f"{statement}; {wrong}" if statement else wrong
        build: Literal["check", "default"] = "default" if self.subject.program is not None else "check"
        shapes = tuple(
            ShapeCheck(o.gemm, o.verdict.judgement if o.right else "wrong", _why(o)) for o in self.done.values()
        )
        free = {d for d, step in self.limits.items() if step == 1} - {"k"}  # a loop over single k needs no guard
        partly = bool(free) and any(step > _VECTOR for step in self.limits.values())
        partly |= set(self.limits.values()) == {1} and base is not None
        return Probed(Probes(statement, build, shapes), tuple(self.done.values()), own, partly, self.equal, self.tied)

    def _asked(self) -> Outcome | None:
        """The launch asked for: as a whole where it is small, else a few blocks of it; None if there can be none."""
        if not runs(self.subject.kernel(self.asked.gemm), self.asked.launch):
            return None
        gemm, blocks = self.asked.gemm, self.asked.launch.blocks
        products = _products(gemm)
        if products <= _ASKED_PRODUCTS:
            return self.subject.attempt(self.asked)
        count = min(_ASKED_BLOCKS, 2 * _ASKED_PRODUCTS // -(-products // blocks))
        if not count:
            return None
        x = self.asked.launch.grid[0]
        chosen = list(dict.fromkeys((0, blocks - 1, x - 1, blocks // 2)))[:count]
        return self.subject.attempt(self.asked, only=chosen)

    def _launched(self) -> Call:
        """The asked problem, launched as others are."""
        try:
            return self.subject.bound(self.asked.gemm)
        except RooftileError:
            return self.asked

    def at(self, gemm: Gemm) -> Outcome:
        """The outcome at a shape."""
        if gemm not in self.bound_as:
            made = gemm
            try:  # what cannot be launched is told by either: arguments that do not fit, a grid of no whole clusters
                call = self.subject.bound(gemm)
                made = Gemm(call.gemm.m, call.gemm.n, call.gemm.k)  # of a vector, or a triangle, some sizes are fixed
                if made not in self.done:
                    self.done[made] = self.subject.attempt(call)
            except RooftileError as error:
                self.done[made] = Outcome(made, Verdict("wrong", error.what), launched=False)
            self.bound_as[gemm] = made
        return self.done[self.bound_as[gemm]]

    def _base(self) -> Gemm | None:
        """A shape of whole tiles, no two sizes the same where that can be; None if the kernel takes one shape only."""
        side = self.small.m
        for base in (self.small, replace(self.small, n=side), replace(self.small, n=side, k=side)):
            try:
                call = self.subject.bound(base)
            except RooftileError:
                continue
            self.square = base.m == base.n == base.k
            if self.square:
                self.free = frozenset(DIMENSIONS)
                return base if self._takes(2 * base.m) else None
            self.free = frozenset(d for d in DIMENSIONS if self._follows(base, call, d))
            self.compiled_in = bool(self.free) and "n" not in self.free and self.subject.constant_rows
            if fixed := self._is_fixed(call):
                self.free &= {"k"}
            elif not self.compiled_in and 0 < len(self.free) < len(DIMENSIONS) and self._is_right_beyond_squares(base):
                self.free = frozenset(DIMENSIONS)  # the grid alone counts rows, or tensor maps
            self.tied = self.free != frozenset(DIMENSIONS) and not self.compiled_in
            base = self._shape(base.m, base.n, base.k)
            return base if self.free and (_is_small(base) or not fixed) else None
        return None

    def _takes(self, side: int) -> bool:
        """Whether the kernel is for squares of another ``side`` too."""
        try:
            self.subject.bound(Gemm(side, side, side))
        except FixedSizeError:
            return False
        except RooftileError:  # what is refused for another reason is told as such
            return True
        return True

    def _is_right_beyond_squares(self, base: Gemm) -> bool:
        """Whether C is right where it is wider than high, and where it is higher than wide."""
        return base.m != base.n and self.at(base).right and self.at(replace(base, m=base.n, n=base.m)).right

    def _follows(self, base: Gemm, call: Call, dimension: str) -> bool:
        """Whether the kernel can know of a change of one size."""
        try:
            other = self.subject.bound(_with(base, dimension, 2 * getattr(base, dimension)))
        except RooftileError:
            return False
        return self.subject.sizes(call) != self.subject.sizes(other)

    def _is_fixed(self, call: Call) -> bool:
        """Whether the launch is the same for every size, not only for such as one block's tile holds."""
        if call.launch != self.asked.launch or call.gemm == self.asked.gemm:
            return False
        gemm = call.gemm
        try:
            larger = self.subject.bound(replace(gemm, m=_LARGER * gemm.m, n=_LARGER * gemm.n))
        except RooftileError:
            return True
        return larger.launch == call.launch

    def _shape(self, m: int, n: int, k: int) -> Gemm:
        """A shape with those sizes that can be varied, the others as asked."""
        asked = self.asked.gemm
        if self.square:
            return Gemm(m, m, m)
        sizes = {"m": m, "n": n, "k": k}
        return Gemm(*(sizes[d] if d in self.free else getattr(asked, d) for d in DIMENSIONS))

    def _search(self, base: Gemm) -> str:
        if self.square:
            return self._ragged(base, DIMENSIONS) if self.at(base).right else self._wrong_everywhere()
        if self.free == frozenset(DIMENSIONS) and self.at(base).right:
            return self._ragged(base, ())
        if _is_small(base) and self._is_fixed(self.subject.bound(base)):
            return self._ragged(base, ()) if self.at(base).right else self._wrong_everywhere()
        if self.compiled_in and _is_small(base):
            said = self._ragged(base, ()) if self.at(base).right else self._wrong_everywhere()
            own = [f"{d.upper()} = {getattr(base, d)}" for d in DIMENSIONS if d not in self.free]
            return f"{said}; {_listed(own)} {'is' if len(own) == 1 else 'are'} compiled in"
        equal = self._equal()
        if equal is not None:
            self.equal = any(not outcome.right for outcome in self.done.values())
            return self._ragged(self.small, equal)
        if self.asked_right and self.tied and _is_small(base) and self.at(base).right:
            return self._ragged(base, ())  # it has for itself what it is not told
        return self._wrong_everywhere()

    def _equal(self) -> tuple[str, ...] | None:
        """Sizes that must be the same; None if it is wrong even where all are."""
        side, other = self.small.m, self.small.m + self.tile
        asked = self.asked.gemm
        for same in (("m", "n"), ("m", "k"), ("n", "k")):
            if not self.asked_right and getattr(asked, same[0]) == getattr(asked, same[1]):
                continue
            if all(
                self.at(Gemm(*(one if d in same else two for d in DIMENSIONS))).right
                for one, two in ((side, other), (other, side))
            ):
                return same
        if not self.asked_right and asked.m == asked.n == asked.k:
            return None if not self.at(Gemm(side, side, side)).right else DIMENSIONS
        squares = (Gemm(side, side, side), Gemm(other, other, other))
        return DIMENSIONS if all(self.at(gemm).right for gemm in squares) else None

    def _ragged(self, base: Gemm, equal: tuple[str, ...]) -> str:
        t = self.tile

        def fit(m: int, n: int, k: int) -> Gemm:
            sizes = {"m": m, "n": n, "k": k}
            for d in equal[1:]:
                sizes[d] = sizes[equal[0]]
            asked = self.asked.gemm
            return Gemm(*(sizes[d] if d in self.free or d in equal else getattr(asked, d) for d in DIMENSIONS))

        base = fit(base.m, base.n, base.k)
        if not _is_small(base):
            return self._words(equal)
        shapes = [fit(37, 29, 23), fit(t + 5, t + 7, 67), fit(33, 65, 3)]
        shapes += [fit(t, t, k) for k in (96, 112, 120)]  # odd numbers of tiles of 32, 16 and 8
        if not all(self.at(shape).right for shape in shapes):
            for d in DIMENSIONS:
                if (d in self.free or d in equal) and d not in equal[1:]:
                    self.limits[d] = self._granularity(base, d, equal)
        return self._words(equal)

    def _granularity(self, base: Gemm, dimension: str, equal: tuple[str, ...]) -> int:
        """What a size must be a multiple of, the others being whole tiles."""

        def right(size: int) -> bool:
            group = equal if dimension in equal else (dimension,)
            return self.at(Gemm(*(size if d in group else getattr(base, d) for d in DIMENSIONS))).right

        size = int(getattr(base, dimension))
        if right(size + 5):
            return 1
        step = size & -size
        least = step
        while step > 1:
            odd = size // step - (size // step % 2 == 0)
            if not right(step * max(odd, 1)):
                break
            least = step
            step //= 2
        return least

    def _wrong_everywhere(self) -> str:
        wrong = next(o for o in self.done.values() if not o.right)
        if not any(outcome.launched for outcome in self.done.values()):
            return f"the launch is refused at every shape tried, {wrong.gemm} among them"
        return f"wrong at every shape tried, {wrong.gemm} among them"

    def _words(self, equal: tuple[str, ...]) -> str:
        conditions = []
        if equal:
            conditions.append(" = ".join(d.upper() for d in equal))
        by_step: dict[int, list[str]] = {}
        for d, step in self.limits.items():
            if step > 1:
                by_step.setdefault(step, []).extend(e.upper() for e in (equal if d in equal else (d,)))
        for step, names in by_step.items():
            several = "are multiples" if len(names) > 1 else "is a multiple"
            conditions.append(f"{_listed(names)} {several} of {step}")
        wrong = next((o for o in self.done.values() if not o.right), None)
        if wrong is None and not equal:
            shown = " and ".join(str(gemm) for gemm in list(self.done)[1:3])
            return f"right at each of {len(self.done)} other shapes, {shown} among them"
        if wrong is None:
            return f"right when {_listed(conditions)}"
        if conditions:
            return f"right when {_listed(conditions)}; wrong at {wrong.gemm}: {_why(wrong)}"
        right = next(o for o in self.done.values() if o.right)
        return f"right at {right.gemm}; wrong at {wrong.gemm}: {_why(wrong)}"


def _products(gemm: Gemm) -> int:
    return gemm.m * gemm.n * gemm.k


def _is_small(gemm: Gemm) -> bool:
    return _products(gemm) <= _MOST_PRODUCTS


def _with(gemm: Gemm, dimension: str, size: int) -> Gemm:
    return Gemm(*(size if d == dimension else getattr(gemm, d) for d in DIMENSIONS))


def _tiles(call: Call) -> Iterator[int]:
    """Cells of C that a block may cover along each axis, for either way in which the grid may be laid over C.

    Of the two only the one that gives whole tiles, if that is one. None where blocks lie one behind the other and have
    no more cells than threads, for these then may go on from row to row.
    """
    if call.launch.grid[1] == 1 and call.gemm.m * call.gemm.n <= call.launch.grid[0] * call.launch.threads_per_block:
        return
    sizes, grid = (call.gemm.m, call.gemm.n), [max(1, blocks) for blocks in call.launch.grid[:2]]
    ways = [tuple(zip(sizes, blocks, strict=True)) for blocks in (grid, grid[::-1])]
    whole = [all(size % blocks == 0 for size, blocks in way) for way in ways]
    for way, fits in zip(ways, whole, strict=True):
        if fits or not any(whole):
            yield from (_tile(size, blocks) for size, blocks in way)


def _tile(size: int, blocks: int) -> int:
    """The roundest number that ``size`` cells give as many ``blocks`` of."""
    least = -(-size // blocks)
    most = -(-size // (blocks - 1)) - 1 if blocks > 1 else least
    return max(range(least, max(least, min(most, least + _LARGEST_TILE)) + 1), key=lambda tile: tile & -tile)


def _why(outcome: Outcome) -> str:
    """The first fault of an outcome, in short."""
    fault: Finding | None = next((f for f in outcome.findings if f.severity == "error" and f.location), None)
    if fault is not None and fault.location is not None:
        return f"line {fault.location.line} {fault.message.partition(';')[0]}"
    return outcome.verdict.reason


def _listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
