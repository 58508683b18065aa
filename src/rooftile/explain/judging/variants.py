"""Many edits of single expressions tried in one program, which is compiled once: a variable says which is made."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from math import inf, log2
from typing import Final

from rooftile import simt
from rooftile.compile.slips.sides import lines_of_matrices
from rooftile.compile.slips.switched import switched
from rooftile.compile.slips.variants import variants
from rooftile.core.call import Call
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import CompileError, RooftileError
from rooftile.explain.judging.effort import Effort
from rooftile.explain.judging.subject import Subject

_CHOICE: Final = "rooftile_variant"
_TOGETHER: Final = 150
"""Edits in one program."""

_MOST_COMPILED: Final = 40
_PATIENCE: Final = 5.0
"""Times that an edit may take what the kernel takes as it is, and some more for what varies."""

_LEAST_SECONDS: Final = 0.1
_TRIAL_SECONDS: Final = 2.0
_MOST_RIGHT: Final = 6
"""Of those that are right so many are looked at closer."""


@dataclass(frozen=True, slots=True)
class Likely:
    """Where the fault may be: the ``lines`` at which something was found, and the factor that is ``mistaken``, if one.

    Of that factor wrong elements are taken; "" where it is not known to be one of the two.
    """

    lines: Set[int]
    mistaken: str = ""


def varied(
    subject: Subject, call: Call, likely: Likely, known: Sequence[Edit], effort: Effort
) -> Iterator[tuple[Edit, ...]]:
    """Edits of one expression with which the kernel is right at ``call``, some at a time, likelier ones first.

    Likelier are those that are ``known`` by name, then those with which the kernel does the work of the product and
    no other: a loop that does half of it twice can be right too.

    Parameters
    ----------
    subject : Subject
    call : Call
        At which it is wrong, with the expected result.
    likely : Likely
        What is looked at first.
    known : sequence of Edit
        Slips that may have been made, with names.
    effort : Effort
        For all of them.
    """
    source = subject.source
    listing = subject.listing(call.gemm)
    edits = variants(listing, known)
    named = {edit.message for edit in known}
    near = _behind(source.text, likely.lines)
    rank = _ranks(lines_of_matrices(listing), likely.mistaken)
    ordered = sorted(edits, key=lambda edit: (edit.message not in named, edit.line not in near, rank(edit.line)))
    search = _Variants(subject, call, effort)
    if source.language == "wgsl":  # which has no variable that is set from outside and bound by nobody
        yield from ((edit,) for edit in search.one_by_one(ordered))
        return
    for first in range(0, len(ordered), _TOGETHER):
        if right := list(search.together(ordered[first : first + _TOGETHER]))[:_MOST_RIGHT]:
            yield tuple(sorted(right, key=lambda edit: (edit.message not in named, search.excess(edit))))
    yield from ((edit,) for edit in search.one_by_one(search.apart))


def _ranks(lines: Mapping[str, Set[int]], mistaken: str) -> Callable[[int], int]:
    """How far behind an edit of a line is tried, by what the line handles."""
    if mistaken not in lines:
        return lambda line: 0
    own, other = lines[mistaken], lines["B" if mistaken == "A" else "A"]
    return lambda line: 2 if line in other - own else int(line not in own - other)


def _behind(text: str, lines: Set[int]) -> Set[int]:
    """``lines`` and those that set what is used there."""
    rows = text.split("\n")
    used = {word for line in lines for word in re.findall(r"[A-Za-z_]\w*", rows[line - 1] if line <= len(rows) else "")}
    setting = re.compile(r"\b([A-Za-z_]\w*)\s*[-+*/]?=(?!=)")
    return lines | {number for number, row in enumerate(rows, 1) if used & set(setting.findall(row))}


class _Variants:
    def __init__(self, subject: Subject, call: Call, effort: Effort) -> None:
        self.subject, self.call = replace(subject, threads=1), call  # a second one takes longer to set up than it saves
        self.compiled = 0
        self.apart: list[Edit] = []
        """Edits that do not compile among others, such as those of constants: they may by themselves."""
        self.effort = effort

    @property
    def spent(self) -> bool:
        return self.effort.spent or self.compiled >= _MOST_COMPILED

    def one_by_one(self, edits: Sequence[Edit]) -> Iterator[Edit]:
        for edit in edits:
            if self.spent:
                return
            other = self.subject.edited(apply(self.subject.source.text, edit.changes))
            self.effort.compile()
            if self._is_right(other, self.call, _TRIAL_SECONDS):
                yield edit

    def together(self, edits: Sequence[Edit]) -> Iterator[Edit]:
        """Those of ``edits`` that make C right; what does not compile is looked for by halves."""
        if self.spent or not edits:
            return
        if len(edits) == 1:
            yield from self.one_by_one(edits)
            return
        text = switched(self.subject.source.text, edits, _CHOICE)
        subject = self.subject.edited(f"__constant__ int {_CHOICE};\n{text.text}")
        self.compiled += 1
        self.effort.compile()
        try:
            subject.kernel(self.call.gemm)
        except CompileError as error:
            lines = {d.location.line - 1 for d in error.diagnostics if d.location is not None}
            doubtful = {text.alternatives[line] for line in lines if line in text.alternatives}
            if doubtful:
                self.apart += (edits[number] for number in sorted(doubtful))
                yield from self.together([edit for number, edit in enumerate(edits) if number not in doubtful])
                return
            # Of what does not fit to the others it shows where they are used.
            rows = {text.rows[line - 1] for line in lines if line <= len(text.rows)}
            near = [edit for edit in edits if edit.line in rows] or list(edits)
            yield from self.together([edit for edit in edits if edit not in near])
            if len(near) == 1:
                self.apart += near
                return
            yield from self.together(near[: len(near) // 2])
            yield from self.together(near[len(near) // 2 :])
            return
        except RooftileError:
            return
        self._is_right(subject, self._chosen(0), 10.0)  # which compiles it
        started = time.perf_counter()
        self._is_right(subject, self._chosen(0), 10.0)
        patience = _LEAST_SECONDS + _PATIENCE * (time.perf_counter() - started)
        for number, edit in enumerate(edits, 1):
            if self.spent:
                return
            if self._is_right(subject, self._chosen(number), patience):
                yield edit

    def _chosen(self, number: int) -> Call:
        return replace(self.call, symbols=(*self.call.symbols, (_CHOICE, (number,))))

    def excess(self, edit: Edit) -> float:
        """How far from that of the product the work is that the kernel does with ``edit``."""
        other = self.subject.edited(apply(self.subject.source.text, edit.changes))
        try:
            counts = simt.execute(other.kernel(self.call.gemm), self.call, timeout=_TRIAL_SECONDS).counts
        except RooftileError:
            return inf
        return abs(log2(max(1, counts.flops) / self.call.gemm.flops))

    def _is_right(self, subject: Subject, call: Call, seconds: float) -> bool:
        self.effort.execute(call.gemm)
        try:
            return subject.attempt(call, hazards=False, timeout=seconds).right
        except RooftileError:
            return False
