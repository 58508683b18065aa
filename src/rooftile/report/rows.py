"""What there is to say of each source line: its accesses, its findings, and its share of the time."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.finding import Finding
from rooftile.core.source import place_in
from rooftile.core.timing import WORDS


@dataclass(slots=True)
class Row:
    """One source line.

    Attributes
    ----------
    accesses : list of LineCounts
        Those that were executed.
    findings : list of Finding
    instructions : int
        PTX instructions of the line that warps execute, of inlined functions too.
    share : float or None
        The line's part of what the busiest unit does (:func:`busiest_unit`); None where that does nothing.
    """

    accesses: list[LineCounts] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    instructions: int = 0
    share: float | None = None

    def per_request(self) -> tuple[float, float] | None:
        """Sectors a request and the ideal, over the accesses to global memory."""
        found = [line for line in self.accesses if line.sectors_per_request is not None]
        requests = sum(line.requests for line in found)
        if not requests:
            return None
        ideal = sum((line.ideal_sectors_per_request or 0.0) * line.requests for line in found)
        return sum(line.sectors for line in found) / requests, ideal / requests

    def wavefronts(self) -> float | None:
        """Wavefronts a request, over all accesses."""
        requests = sum(line.requests for line in self.accesses)
        return sum(line.wavefronts for line in self.accesses) / requests if requests else None

    @property
    def conflicts(self) -> int:
        """Wavefronts of shared memory beyond those without bank conflicts."""
        return sum(line.conflicts for line in self.accesses)


def rows(explanation: Explanation) -> dict[int, Row]:
    """What there is to say of each line of the user's file, by line number."""
    found: dict[int, Row] = defaultdict(Row)
    name = explanation.source.name
    for line in explanation.lines:
        if line.file == name and line.requests:
            found[line.line].accesses.append(line)
    for finding in explanation.findings:
        places = (place_in(name, place) for place in (finding.location, finding.other_location))
        for line_number in dict.fromkeys(place.line for place in places if place is not None and place.line):
            found[line_number].findings.append(finding)
    for instruction in explanation.counts.lines:
        place = place_in(name, instruction.location)
        if place is not None and place.line and instruction.warps:  # line 0: the compiler's own
            found[place.line].instructions += instruction.warps
    work = {number: _work(row, busiest_unit(explanation)) for number, row in found.items()}
    total = sum(work.values())
    for number, amount in work.items():
        found[number].share = amount / total if total else None
    return dict(sorted(found.items()))


def busiest_unit(explanation: Explanation) -> str:
    """The unit that alone would take the largest part of the time; "issue" where the time is not known."""
    time = explanation.time
    return time.terms[0].name if time is not None and time.terms else "issue"


_TOLD_BY = {
    "L1": "its wavefronts",
    "L1 tags": "its requests",
    "L2": "the sectors it asks for",
    "memory": "the sectors it asks for",
}
_INSTRUCTIONS = "the PTX instructions it executes"


def _work(row: Row, unit: str) -> int:
    """What one line gives ``unit`` to do."""
    if unit == "L1":
        return sum(line.wavefronts for line in row.accesses)
    if unit == "L1 tags":
        return sum(line.requests for line in row.accesses if line.space != "shared")
    return sum(line.sectors for line in row.accesses) if unit in _TOLD_BY else row.instructions


def share_meaning(explanation: Explanation) -> str:
    """What the shares are shares of, and what they are told by."""
    unit = busiest_unit(explanation)
    return f"of the busiest unit's work, {WORDS.get(unit, unit)}: told by {_TOLD_BY.get(unit, _INSTRUCTIONS)}"
