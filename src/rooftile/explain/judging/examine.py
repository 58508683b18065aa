"""The verdict beyond one execution: a check build at other shapes, and what all of it amounts to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import Final

from rooftile.compile.remarks import remarks
from rooftile.compile.slips.suspicions import axes_by_name
from rooftile.core.call import Call
from rooftile.core.errors import CompileError, PtxError, UnavailableError
from rooftile.core.finding import Finding, Severity, Verdict
from rooftile.core.launch_site import LaunchSite
from rooftile.core.probe import Probes
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.judging.causes import (
    HAZARDS,
    at_fault,
    attempt_alike,
    causes_of,
    floors,
    from_edit,
    overflowing,
    shape_limits,
    unset_sums,
)
from rooftile.explain.judging.checks import REFUSED
from rooftile.explain.judging.old_c import not_zeroed, reads_old_c
from rooftile.explain.judging.probes import Probed, probe
from rooftile.explain.judging.subject import Outcome, Subject
from rooftile.explain.launching.batch_strides import batch_strides
from rooftile.explain.launching.host_memory import host_memory, of_small_memory
from rooftile.explain.launching.host_sizes import floored_grid, host_problem
from rooftile.explain.launching.launch_limits import runs
from rooftile.explain.launching.looks import of_host
from rooftile.explain.launching.passed_sizes import passed_sizes

_OTHER_LAUNCHES: Final = {"fixed-grid": "with a grid that covers C", "swapped-launch": "with grid and block exchanged"}
"""Launches that other shapes are tried with, by the findings because of which they are."""

_AS_OPTIMISED: Final = "look at what the compiler makes of the kernel where it optimises: as written it is right"


@dataclass(frozen=True, slots=True)
class Examined:
    """What the trials add to one execution: findings, and the shapes for which the kernel is right."""

    findings: tuple[Finding, ...]
    probes: Probes | None
    note: str | None = None


def examine(
    subject: Subject,
    call: Call,
    verdict: Verdict,
    findings: Iterable[Finding],
    *,
    site: LaunchSite | None = None,
    sized: Callable[[Gemm], Call] | None = None,
) -> Examined:
    """Try a kernel that was executed once at other shapes, in a build that hides nothing.

    Parameters
    ----------
    subject : Subject
    call : Call
        The launch that was asked for.
    verdict : Verdict
        On C, as that launch left it.
    findings : iterable of Finding
        Of that launch.
    site : LaunchSite, optional
        Where host code launches the kernel.
    sized : callable, optional
        Binds the kernel with the host's block, and a grid by the kernel's addresses.
    """
    found = _once(findings)
    as_asked = not any(finding.kind in (*_OTHER_LAUNCHES, *REFUSED) for finding in found)
    try:
        probed = probe(
            subject,
            call,
            host_problem(site, subject, call),
            right=not (as_asked and _is_wrong(verdict, found)),
            launched=as_asked,
        )
    except CompileError:
        return Examined(tuple(found), None, "other shapes were not tried: the check build does not compile")
    except (PtxError, UnavailableError) as error:
        return Examined(tuple(found), None, f"other shapes were not tried: {error.what}")
    for outcome in _trusted(probed):
        more = outcome.findings
        if any(finding.kind == "never-ends" for finding in found):  # other builds place it elsewhere
            more = tuple(finding for finding in more if finding.kind != "never-ends")
        found = merged(found, more)
    right = verdict.checked_cells > 0 and verdict.wrong_cells == 0
    if right and _depends_on_chance(probed):
        # What nothing wrote is 0 where the kernel runs as it is, and something else in the check build.
        right = False
        found = [replace(f, severity="error") if f.kind == "uninitialised-read" else f for f in found]
    if verdict.got is not None and not isfinite(verdict.got):  # what absent lanes give is a NaN, and has come to C
        found = [replace(f, severity="error") if f.kind == "missing-lanes" else f for f in found]
    fixed = tuple(finding for finding in found if finding.kind in _OTHER_LAUNCHES)
    refused = any(finding.kind in REFUSED for finding in found)
    if (fixed or refused) and not right:  # launched well the kernel may be right, or wrong for reasons of its own
        alike = attempt_alike(subject, call.gemm)
        right = alike is not None and alike.right
    limits = next((o for o in probed.outcomes if not o.right), None)
    impossible = not runs(subject.kernel(call.gemm), call.launch)
    suspect = subject.suspected(call, found)
    causes = () if impossible else tuple(causes_of(suspect, call, right, probed, site, found, sized))
    optimised = any(cause.kind == "optimised-only" for cause in causes)
    if optimised:  # whatever the values look like
        found = [replace(f, advice=_AS_OPTIMISED) if f.kind == "wrong-result" else f for f in found]
    if not any(cause.kind == "uninitialised-sum" for cause in causes):
        causes = (*causes, *unset_sums(subject, call, found))
    named = any(cause.kind == "floored-grid" for cause in causes)
    floored = tuple(floored_grid(site, call)) if (impossible or _is_unwritten(found)) and not named else ()
    unset = [finding for finding in found if finding.kind == "uninitialised-read"]
    found = [_placed(finding, floored or fixed) if finding.kind == "not-written" else finding for finding in found]
    found = merged((_placed(finding, causes or unset) for finding in found), (*causes, *floored))
    if right and limits is not None and not at_fault(found):
        shape = limits.gemm if limits.launched else call.gemm
        found = merged(found, (shape_limits(probed, limits, causes), *floors(subject, shape, probed)))
    at = next((o for o in probed.outcomes if o.right), None)
    if at is not None and (call.beta_inferred or call.gemm.beta == 0.0):
        found += filter(None, (reads_old_c(site, subject, subject.bound(at.gemm)),))
    found += filter(None, (not_zeroed(site, subject, call),))
    telling = (o.right for o in probed.outcomes if len({o.gemm.m, o.gemm.n, o.gemm.k}) == len("MNK"))
    sure = right or any(telling) or any(cause.proved for cause in causes)
    found = [of_small_memory(finding, site, call) for finding in found]
    found += _of_host(site, subject, call, sure=sure)
    said = {_key(finding) for finding in found}
    looks = (finding for finding in _looks(subject, call, verdict) if _key(finding) not in said)
    record = probed.record
    if record.statement and (fixed or (refused and not impossible)):
        what = "dispatch" if subject.source.language == "wgsl" else "launch"
        launched = _OTHER_LAUNCHES[fixed[0].kind] if fixed else f"if its {what} were taken"
        record = replace(record, statement=f"{launched}: {record.statement}")
    if record.statement and optimised:
        record = replace(record, statement=f"where the compiler hardly optimises: {record.statement}")
    return Examined((*found, *looks), record)


def _of_host(site: LaunchSite | None, subject: Subject, call: Call, *, sure: bool) -> Iterator[Finding]:
    """Where the host's code passes or allocates what the kernel does not take it for.

    ``sure`` is whether anything has shown which size is which, as a right C where all are different.
    """
    passed = passed_sizes(site, subject, call)
    if passed is not None:
        yield passed
    if sure and (passed is None or passed.severity != "error"):  # with other sizes than meant all memory looks wrong
        yield from host_memory(site, subject, call)
    yield from batch_strides(site, subject, call)


def _is_wrong(verdict: Verdict, found: Iterable[Finding]) -> bool:
    """Whether the kernel was wrong when executed, be it of a copy in which what does not compile is put right."""
    return verdict.wrong_cells > 0 or at_fault(found)


def _is_unwritten(found: Iterable[Finding]) -> bool:
    return any(finding.kind == "not-written" for finding in found)


def _looks(subject: Subject, call: Call, verdict: Verdict) -> Iterator[Finding]:
    """What of the text can be told by looking: names that mislead, and the host's code."""
    if subject.program is not None:
        return
    listing = subject.listing(call.gemm)
    for edit in axes_by_name(listing):
        telling: Severity = "warning" if verdict.judgement == "wrong" and call.gemm.m != call.gemm.n else "note"
        yield from_edit(edit, subject, telling, "with the usual grid, columns first, rows and columns are exchanged")
    if listing.language != "cuda":
        return
    yield from overflowing(subject, call)
    if "grid" in call.places and "block" in call.places and verdict.judgement != "right":
        for edit in remarks(listing.text, call.launch.grid, call.launch.block):
            yield from_edit(edit, subject, "note", "a reader of the comment counts on other numbers")
    yield from of_host(listing, subject.source.name)


def _depends_on_chance(probed: Probed) -> bool:
    """Whether C is wrong in the check build for what the kernel reads and nothing wrote."""
    asked = probed.asked
    outcomes = probed.outcomes if asked is None or asked.verdict.judgement == "unjudged" else (asked,)
    return bool(outcomes) and all(
        outcome.verdict.judgement == "wrong" and any(f.kind == "uninitialised-read" for f in outcome.findings)
        for outcome in outcomes
    )


def _placed(finding: Finding, causes: Sequence[Finding]) -> Finding:
    """A finding about C as a whole at the line of its cause."""
    causes = [cause for cause in causes if cause.severity == "error"] or causes
    if finding.location is not None or not _of_result(finding) or not causes:
        return finding
    return replace(finding, location=causes[0].location)


def _trusted(probed: Probed) -> Iterable[Outcome]:
    """Outcomes whose findings hold for the launch that was asked for.

    Where the kernel is right for some shapes only, what happens at others need not happen at the asked one.
    """
    if probed.asked is not None:
        yield replace(probed.asked, findings=tuple(f for f in probed.asked.findings if not _of_result(f)))
    for outcome in probed.outcomes:
        if outcome.verdict.judgement == "right" and all(f.kind in HAZARDS for f in outcome.findings):
            yield outcome


def _of_result(finding: Finding) -> bool:
    """Whether it is about C, which the execution that is explained has been judged by."""
    return finding.kind in ("wrong-result", "not-written")


def merged(found: Iterable[Finding], more: Iterable[Finding]) -> list[Finding]:
    """``found`` and those of ``more`` that are about another place, of another kind, or more severe."""
    known = list(found)
    places = {_key(finding): place for place, finding in reversed(list(enumerate(known)))}
    for finding in more:
        place = places.setdefault(_key(finding), len(known))
        if place == len(known):
            known.append(finding)
        elif finding.severity == "error" != known[place].severity:
            known[place] = finding
    return known


def _once(findings: Iterable[Finding]) -> list[Finding]:
    """Findings of which the copies that unrolling makes of one, with other numbers in them, are counted as one."""
    found: dict[tuple[object, ...], Finding] = {}
    for finding in findings:
        same = re.sub(r"[\d,]+|(?<=element)s", "", finding.message)
        key = (finding.kind, finding.severity, finding.location and finding.location.line, same)
        known = found.get(key)
        found[key] = finding if known is None else replace(known, count=known.count + finding.count)
    return list(found.values())


def _key(finding: Finding) -> tuple[str, str, int]:
    place = _outermost(finding.location)
    return (finding.kind, place.file, place.line) if place is not None else (finding.kind, "", 0)


def _outermost(place: Location | None) -> Location | None:
    """The user's own line, of a place in a function that was inlined."""
    while place is not None and place.inlined_at is not None:
        place = place.inlined_at
    return place
