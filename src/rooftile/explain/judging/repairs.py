"""What is wrong with a wrong kernel, found by trying what would repair it: small edits, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

import numpy as np

from rooftile import bind
from rooftile.compile.slips.candidates import slips
from rooftile.core.call import BufferArgument, Call
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location
from rooftile.explain.judging.effort import Effort, until
from rooftile.explain.judging.launch_edits import LARGE_BLOCK, LaunchEdit, launch_edits
from rooftile.explain.judging.subject import Outcome, Subject
from rooftile.explain.judging.variants import Likely, varied
from rooftile.explain.launching.launch_limits import runs
from rooftile.ptx.program import Special

_MOST_TRIALS: Final = 60
_TRIAL_SECONDS: Final = 2.0
"""An edit may make a loop endless; one that does not takes some milliseconds at these shapes, seldom a second."""

_SEARCH: Final = 1200
"""Units of effort for all trials together: what speaks most for itself is tried first."""

_MOST_HINTED: Final = 12
_HINTED: Final = 200
"""For edits of the kinds that the symptoms speak for, before all others are tried."""

_EXPRESSIONS: Final = 800
"""For changes of any one expression."""

_SMALL: Final = 32
_GAINED: Final = 2
"""Times that a small shape has fewer products than the others, to be worth a search of its own."""

_TIMES_AS_LONG: Final = 5
"""Odd, for of two buffers the last one filled is another where the number of tiles is odd."""
_MOST_LONGER: Final = 1 << 24
"""Products: a fraction of a second."""

_MOST_FAULTS: Final = 4
_GAIN: Final = 0.2
"""Of a score whose parts are 1 each: less may be luck."""
_FULL: Final = 3.0
"""The score of a kernel that is right: all of C, and all of it where A, and where B, is ones."""
_SURE: Final = 0.9
"""Of a score: nearly all of C has become right where one matrix is all ones, which no other edit will better."""

_HINTS: Final = {
    "race ": ("missing-barrier", "wrong-index-type"),
    "uninitialised-read ": ("uninitialised-sum",),
    "computed from what C held": ("added-to-old-c", "uninitialised-sum"),
    "without alpha": ("ignored-factor",),
    "tile of": ("transposed-tile",),
    "rows are taken to lie": ("wrong-stride",),
    "is read transposed": ("swapped-indices",),
    "is stored transposed": ("swapped-indices",),
    "sums of the": ("lost-tail", "wrong-loop-bound", "tiles-of-the-grid", "overwritten-sum"),
    "never written": ("shifted-index", "wrong-guard", "wrong-stride"),
    "shared memory": ("global-index-in-tile", "wrong-loop-bound", "transposed-tile"),
    "out-of-bounds ": (
        "wrong-stride",
        "scaled-twice",
        "global-index-in-load",
        "wrong-loop-bound",
        "wrong-guard",
        "missing-guard",
    ),
}
"""Kinds of slips that words among the findings speak for, the clearest first."""

_TELLING: Final = (
    "small-tile",
    "small-array",
    "shared-alias",
    "wrong-buffer",
    "stale-tile",
    "unlike-strides",
    "ldmatrix-trans",
    "wrong-layout",
    "wrong-reduction",
)
"""Kinds that the text itself speaks for: there are none of them in most kernels."""

_COVERING: Final = ("missing-guard",)
"""Kinds that keep from harm what another fault leads to, as one step of a loop too many: tried after the others."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """Edits, or another launch, and those of the shapes tried at which the kernel is right after them, if any."""

    edits: tuple[Edit, ...]
    launch: LaunchEdit | None
    right_at: tuple[Gemm, ...]


def repair(
    subject: Subject,
    shapes: Sequence[Gemm],
    kept: Sequence[Gemm] = (),
    *,
    named: bool = False,
    end: float | None = None,
) -> Repaired:
    """Look for the edits that make a kernel right at ``shapes``, at which it is wrong.

    Every edit is tried on the matrices as they are, and with A, and with B, all ones: then C tells of the other one
    alone, so that several faults can be found one after the other.

    Parameters
    ----------
    subject : Subject
    shapes : sequence of Gemm
        The first decides which edits are looked at closer.
    kept : sequence of Gemm
        At which it is right, and has to stay so: what happens to help at one shape may break others.
    named : bool
        Whether to try slips with a name only, and not every change of an expression.
    end : float, optional
        Of process_time: no trial begins later. By default some seconds from now.
    """
    return _Search(subject, shapes, kept, named=named, end=end).run()


class _Search:
    def __init__(
        self,
        subject: Subject,
        shapes: Sequence[Gemm],
        kept: Sequence[Gemm],
        *,
        named: bool,
        end: float | None = None,
    ) -> None:
        self.subject, self.shapes, self.kept, self.named = subject, shapes, kept, named
        self.end = until() if end is None else end
        self.trials = 0
        self.scores: dict[str, float] = {}
        self.effort = Effort(_SEARCH, self.end)
        self.calls = cache(self._call)

    def _call(self, shape: Gemm, ones: str = "") -> Call:
        """The call at a shape, with its expected result; the matrix ``ones`` all ones."""
        return bind.with_reference(_with_ones(self.calls(shape), ones) if ones else self.subject.bound(shape))

    def run(self) -> Repaired:
        outcome = self.subject.attempt(self.calls(self.shapes[0]))
        self.leaves_cells = leaves_cells(self.calls(self.shapes[0]), outcome)
        self.symptoms = " ".join(f"{f.kind} {f.message}" for f in outcome.findings)
        self.lines = {f.location.line for f in outcome.findings if f.location is not None}
        self.faulty = {f.location.line for f in outcome.findings if f.location is not None and f.severity == "error"}
        self.faults = {f.kind for f in outcome.findings}
        hinted = (kind for words, kinds in _HINTS.items() if words in self.symptoms for kind in kinds)
        self.hinted = list(dict.fromkeys((*_TELLING, *hinted)))
        for launch in launch_edits(self.subject.source.language):
            if self._may_be(launch) and self._right(self.subject, launch):
                return Repaired((), launch, tuple(self.shapes))
        if (edit := self._single()) is not None:
            return Repaired((edit,), None, tuple(self.shapes))
        self.trials, self.effort = 0, Effort(_SEARCH, self.end)
        found: list[Edit] = []
        subject, score = self.subject, self._score(self.subject)
        while (
            len(found) < _MOST_FAULTS and score < _FULL and not self._is_spent()
        ):  # right at the first shape: the score tells no more
            best: tuple[float, Edit, Subject] | None = None
            for edit in self._candidates(subject.source.text):
                if self._is_spent():
                    break
                other = subject.edited(apply(subject.source.text, edit.changes))
                reached = self._score(other)
                if reached >= _FULL and self._right(other):
                    return Repaired((*found, edit), None, tuple(self.shapes))
                better = reached > score + _GAIN and (best is None or reached > best[0])
                if better and self._right_at(other, self.kept):
                    best = (reached, edit, other)
                    if reached > score + _SURE:
                        break
            if best is None:
                break
            score, edit, subject = best
            found.append(edit)
            if all(subject.is_form(self.calls(shape)) for shape in self.shapes):
                return Repaired(tuple(found), None, tuple(self.shapes))
        return Repaired(tuple(found), None, (self.shapes[0],) if score >= _FULL else ())

    def _single(self) -> Edit | None:
        """One edit that makes the kernel right: of the kinds that the symptoms speak for, or of any expression."""
        edits = self._candidates(self.subject.source.text)
        hinted = [edit for edit in edits if edit.kind in self.hinted]
        hinted.sort(
            key=lambda edit: edit.kind not in _TELLING and (edit.kind in _COVERING or edit.line not in self.faulty)
        )
        smallest = self.calls(min(self.shapes, key=_products))
        if (edit := self._first_right(hinted[:_MOST_HINTED], _HINTED)) is not None:
            return edit
        if self.named or self.subject.source.language == "ptx":
            return self._first_right(edits)
        call = self._small(smallest.gemm) or smallest
        likely = Likely(self.lines, self._mistaken(call))
        found = map(self._first_right, varied(self.subject, call, likely, edits, Effort(_EXPRESSIONS, self.end)))
        return next((edit for edit in found if edit is not None), None)

    def _mistaken(self, call: Call) -> str:
        """The factor of which wrong elements are taken: C is right where it is all ones, and not where the other is."""
        right = []
        for role in "AB":
            self.effort.execute(call.gemm)
            ones = bind.with_reference(_with_ones(call, role))
            if self.subject.attempt(ones, hazards=False, timeout=_TRIAL_SECONDS).right:
                right.append(role)
        return right[0] if len(right) == 1 else ""

    def _small(self, gemm: Gemm) -> Call | None:
        """The call at a much smaller shape of whole tiles than ``gemm``, at which it is wrong too.

        There hundreds of edits can be tried, whatever was asked for.
        """
        launch = self.calls(gemm).launch
        flat = launch.grid[1] == 1
        x, y = launch.grid[:2]
        ways = [((gemm.n, x), (gemm.m, y)), ((gemm.m, x), (gemm.n, y))]
        even = [way for way in ways if all(size % blocks == 0 for size, blocks in way)]
        sides = [-(-size // blocks) for way in even or ways for size, blocks in way]
        side = _SMALL if flat else max(_SMALL, 1 << (max(sides) - 1).bit_length())
        for m, n in ((side, side), (2 * side, side), (side, 2 * side)):  # one tile, or the next one down or across
            small = replace(gemm, m=m, n=n, k=2 * _SMALL)
            if _products(small) * _GAINED > _products(gemm):
                continue
            try:
                call = self.calls(small)
                if runs(self.subject.kernel(small), call.launch) and not self.subject.attempt(call).right:
                    return call
            except RooftileError:
                continue
        return None

    def _first_right(self, edits: Sequence[Edit], units: float = _SEARCH) -> Edit | None:
        self.effort = Effort(units, self.end)
        for edit in edits:
            if self.effort.spent:
                return None
            other = self.subject.edited(apply(self.subject.source.text, edit.changes))
            if self._score(other) >= _FULL and self._right(other):
                return edit
        return None

    def _may_be(self, edit: LaunchEdit) -> bool:
        """Whether the launches could be those that it changes.

        A grid that divides C evenly is not rounded down, nor one whose blocks come to all cells; threads that are too
        many leave the tile. Blocks that take their place from one axis alone have no other to exchange it with: such a
        grid turned over is one block, which is right if it does all tiles, whatever goes wrong between several.
        """
        if edit.kind == "swapped-grid":
            operands = (operand for ins in self.subject.kernel(self.shapes[0]).instructions for operand in ins.sources)
            return {"ctaid.x", "ctaid.y"} <= {each.name for each in operands if isinstance(each, Special)}
        if edit.kind == LARGE_BLOCK:
            return "of shared memory, beyond" in self.symptoms
        if edit.kind != "floored-grid":
            return True
        if not self.leaves_cells:
            return False
        given = [(shape, self.calls(shape).launch) for shape in self.shapes]
        shape, launch = given[0]
        grown = edit.launch(launch, shape).grid
        return not any(grown[axis] > launch.grid[axis] and _is_even(given, axis) for axis in (0, 1))

    def _is_spent(self) -> bool:
        """Whether trials enough have been made."""
        return self.trials >= _MOST_TRIALS or self.effort.spent

    def _candidates(self, text: str) -> tuple[Edit, ...]:
        found = slips(replace(self.subject.listing(self.shapes[0]), text=text))
        kinds = self.hinted

        def rank(edit: Edit) -> tuple[int, bool]:
            return kinds.index(edit.kind) if edit.kind in kinds else len(kinds), edit.line not in self.lines

        return tuple(sorted(found, key=rank))

    def _score(self, subject: Subject) -> float:
        """How much of C is right at the first shape, and how much where A, or B, is all ones; less a little a fault.

        -1 where there are faults of kinds that there were none of before.
        """
        text = subject.source.text
        if text not in self.scores:
            self.scores[text] = self._scored(subject)
        return self.scores[text]

    def _scored(self, subject: Subject) -> float:
        self.trials += 1
        self.effort.compile()
        try:
            subject.kernel(self.shapes[0])
        except RooftileError:
            return -1.0
        total = 0.0
        for role in ("", "A", "B"):
            self.effort.execute(self.shapes[0])
            outcome = subject.attempt(self.calls(self.shapes[0], role), hazards=False, timeout=_TRIAL_SECONDS)
            total += _share(outcome)
            if role == "" and outcome.right:
                return _FULL
            if any(f.severity == "error" and f.kind not in self.faults for f in outcome.findings):
                return -1.0  # what repairs one thing and breaks another is no repair
        return total - 0.01 * len({f.kind for f in outcome.findings})

    def _right(self, subject: Subject, launch: LaunchEdit | None = None) -> bool:
        if launch is not None:
            return self._right_at(subject, self.shapes, launch)
        return self._right_at(subject, (*self.shapes, *self.kept, *self.longer))

    @cached_property
    def longer(self) -> tuple[Gemm, ...]:
        """A shape of several times as many tiles along K, at which an edit has to be right too, if there is one.

        At few tiles C is right as well if a loop goes too far but not as far as it would have to: what lies past the
        edge counts as zeros. It is none where the kernel as it is has a fault, as one whose tiles hold all of K.
        """
        least = min(self.shapes, key=_products)
        longer = replace(least, k=_TIMES_AS_LONG * least.k)
        if "K" not in self.subject.listing(least).sizes.values() or _products(longer) > _MOST_LONGER:
            return ()
        try:
            outcome = self.subject.attempt(self.calls(longer), timeout=_TRIAL_SECONDS)
        except RooftileError:
            return ()
        judged = outcome.launched and outcome.verdict.judgement != "unjudged"
        return (longer,) if judged and {f.kind for f in outcome.findings} <= self.faults else ()

    def _right_at(self, subject: Subject, shapes: Iterable[Gemm], launch: LaunchEdit | None = None) -> bool:
        for shape in shapes:
            try:
                call = self.calls(shape)
                given = call.launch
                call = call if launch is None else replace(call, launch=launch.launch(call.launch, shape))
                if (launch is not None and call.launch == given) or not subject.attempt(call).right:
                    return False
            except RooftileError:
                return False
        return True


def leaves_cells(call: Call, outcome: Outcome) -> bool:
    """Whether no block comes to some cells of C; blocks that share the work, however many there are, come to all."""
    c = next((a for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"), None)
    if c is None:
        return True
    return any(f.kind == "not-written" for f in outcome.findings) or (c.added_to and outcome.verdict.got == 0)


def _products(gemm: Gemm) -> int:
    return gemm.m * gemm.n * gemm.k


def _is_even(given: Sequence[tuple[Gemm, Launch]], axis: int) -> bool:
    """Whether each block along an axis has a whole number of columns, or of rows, the same one at all shapes."""
    if all(launch.grid[axis] == 1 for _, launch in given):
        return False  # how many one block is to have is not known
    columns = {shape.n / launch.grid[axis] for shape, launch in given}
    rows = {shape.m / launch.grid[axis] for shape, launch in given}
    return any(len(sizes) == 1 and sizes.pop().is_integer() for sizes in (columns, rows))


def _share(outcome: Outcome) -> float:
    verdict = outcome.verdict
    return 1.0 - verdict.wrong_cells / verdict.checked_cells if verdict.checked_cells else 0.0


def _with_ones(call: Call, role: str) -> Call:
    arguments = tuple(
        replace(a, data=np.ones_like(a.data)) if isinstance(a, BufferArgument) and a.role == role else a
        for a in call.arguments
    )
    return replace(call, arguments=arguments, expected=None, magnitude=None)


def findings_of(repaired: Repaired, subject: Subject, site: LaunchSite | None) -> Iterator[Finding]:
    """What was found, in words."""
    tried = " and ".join(str(shape) for shape in repaired.right_at[:2])
    together = len(repaired.edits) > 1
    for edit in repaired.edits:
        which = f"with these {len(repaired.edits)} changes" if together else "with this change"
        yield Finding(
            edit.kind,
            "error",
            edit.message,
            Location(subject.source.name, edit.line),
            why=f"{which} C is right at {tried}, where it is wrong now"
            if repaired.right_at
            else "with this change more of C is right, though not all",
            advice=edit.advice,
            proved=bool(repaired.right_at),
        )
    if repaired.launch is not None:
        launch = repaired.launch
        why = f"launched so C is right at {tried}, where it is wrong now"
        place = None if site is None else site.place(launch.part) if launch.part is not None else site.location
        yield Finding(launch.kind, "error", launch.message, place, why=why, advice=launch.advice, proved=True)
