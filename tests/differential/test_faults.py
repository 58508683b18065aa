"""Kernels with one fault each (``tests/data/faults``): it is found, at its line, and its repair is silent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import rooftile
from rooftile.core.finding import Finding

pytestmark = pytest.mark.usefixtures("no_disassembler")

FAULTS = Path(__file__).parents[1] / "data" / "faults"
FILES = sorted(path for path in FAULTS.glob("*/*") if path.suffix in (".cu", ".wgsl"))
SEARCHED = {
    *("scaled-twice", "swapped-axes", "tile-index", "wrong-guard", "past-the-end", "lost-tail", "overflow", "sums"),
    *("launch", "judging", "accumulator-too-small", "two-writers", "tile-too-small", "missed-barrier", "double-buffer"),
    *("vector-access", "stale-tile", "unfilled-tile", "expression", "endless", "register-tiles"),
}
"""Kinds that are found by trying what repairs them, which takes seconds, or waited for; leading-dimension stands in."""

LONGEST = {
    *("accumulator-too-small/chosen_at_run_time", "accumulator-too-small/columns", "missed-barrier/lanes_part"),
    *("overflow/place_in_32_bits", "scaled-twice/row_of_a", "swapped-axes/kernel_axes", "unset/last_accumulator"),
    *("tile-too-small/loop_past_the_strip", "tile-too-small/rows_for_columns", "two-writers/last_block_without_fence"),
}
"""Files that take some ten seconds each; the slow tests take others of their kinds."""

KINDS = {
    folder.name: [path for path in FILES if path.parent == folder]
    for folder in sorted(FAULTS.iterdir())
    if folder.is_dir()
}
QUICK = {paths[0] for kind, paths in KINDS.items() if kind not in SEARCHED}
"""One file of each other kind is explained by the quick tests."""

SLOW = {
    path
    for kind, paths in KINDS.items()
    for path in [p for p in paths if p not in QUICK and f"{kind}/{p.stem}" not in LONGEST][:2]
}
"""Two more of each kind by the slow ones; the rest wait for ``-m corpus``."""


@dataclass(frozen=True)
class Case:
    """What the comments of a file say, see ``tests/data/faults/README.md``."""

    path: Path

    def field(self, name: str, default: str = "") -> str:
        found = re.search(rf"^// {name}: *(.+?)\s*$", self.path.read_text(encoding="utf-8"), re.M)
        return found[1] if found else default

    @property
    def shape(self) -> dict[str, int]:
        return dict(zip("MNK", map(int, self.field("problem").split()), strict=True))

    @property
    def demands(self) -> list[set[str]]:
        """Sets of kinds, of each of which one must be found."""
        finds = self.field("finds")
        return [{kind.strip() for kind in kinds.split("|")} for kinds in finds.split("+")] if finds else []

    @property
    def wavefronts(self) -> float | None:
        """What a request of shared memory takes at the marked lines because of bank conflicts; None without any."""
        conflicts = self.field("conflicts")
        return float(conflicts) if conflicts else None

    @property
    def lines(self) -> set[int]:
        text = self.path.read_text(encoding="utf-8")
        return {number for number, line in enumerate(text.split("\n"), 1) if "// fault" in line}

    def explain(self, *, repaired: bool) -> rooftile.Explanation:
        return rooftile.explain(self.path, **self.shape, defines={"REPAIRED": 1} if repaired else None)


def places(finding: Finding) -> set[int]:
    return {place.line for place in (finding.location, finding.other_location) if place is not None}


def told(explanation: rooftile.Explanation) -> str:
    return "\n".join([explanation.verdict.reason, *(repr(finding) for finding in explanation.findings)])


def cases() -> list[object]:
    return [
        pytest.param(
            Case(path),
            id=f"{path.parent.name}/{path.stem}",
            marks=() if path in QUICK else pytest.mark.slow if path in SLOW else pytest.mark.corpus,
        )
        for path in FILES
    ]


@pytest.mark.parametrize("case", cases())
def test_the_fault_is_found_at_its_line(case: Case) -> None:
    explanation = case.explain(repaired=False)
    severity = case.field("severity", "error")
    for kinds in case.demands:
        found = [finding for finding in explanation.findings if finding.kind in kinds]
        assert found, told(explanation)
        assert severity in {finding.severity for finding in found}, told(explanation)
        if case.lines:
            assert any(places(finding) & case.lines for finding in found), told(explanation)
    if case.wavefronts is not None:
        conflicts = {each.line: each.wavefronts_per_request for each in explanation.lines if each.conflicts}
        assert conflicts == dict.fromkeys(case.lines, case.wavefronts)


@pytest.mark.parametrize("case", cases())
def test_the_repaired_kernel_is_right_and_silent(case: Case) -> None:
    explanation = case.explain(repaired=True)
    assert explanation.verdict.judgement == "right", told(explanation)
    allowed = {kind.strip() for kind in case.field("allows").split("|")}
    loud = [finding for finding in explanation.findings if finding.severity != "note" and finding.kind not in allowed]
    assert not loud, told(explanation)
    if case.field("severity") == "note":
        assert not {finding.kind for finding in explanation.findings} & set().union(*case.demands), told(explanation)
    if case.wavefronts is not None:
        assert not any(each.conflicts for each in explanation.lines)


def test_there_are_three_files_of_every_kind() -> None:
    assert KINDS
    assert not [kind for kind, paths in KINDS.items() if len(paths) < 3]


def test_the_sets_name_what_there_is() -> None:
    assert set(KINDS) >= SEARCHED
    assert {f"{path.parent.name}/{path.stem}" for path in FILES} >= LONGEST
    assert len(SLOW) == 2 * len(KINDS)


def test_every_file_is_complete() -> None:
    for path in FILES:
        case = Case(path)
        assert len(case.shape) == 3, path
        assert case.demands or (case.lines and case.wavefronts), path
        assert "REPAIRED" in path.read_text(encoding="utf-8"), path
