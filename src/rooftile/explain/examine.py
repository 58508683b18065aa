"""The verdict beyond one execution: a check build at other shapes, and what all of it amounts to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import isfinite

from rooftile.compile.host.slips import host_slips
from rooftile.compile.remarks import remarks
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.suspicions import axes_by_name, overflows, suspicions
from rooftile.core.call import Call, ScalarArgument
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import CompileError, PtxError, RooftileError, UnavailableError
from rooftile.core.finding import Finding, Severity, Verdict
from rooftile.core.launch_site import LaunchSite
from rooftile.core.probe import Probes
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.checks import FAULTS, REFUSED
from rooftile.explain.grids import wrong_grid
from rooftile.explain.host_sizes import floored_grid, host_problem
from rooftile.explain.launch_limits import runs
from rooftile.explain.old_c import reads_old_c
from rooftile.explain.probes import Probed, probe
from rooftile.explain.repairs import Repaired, findings_of, repair
from rooftile.explain.shared_size import too_little_shared
from rooftile.explain.subject import Outcome, Subject

_HAZARDS = frozenset(FAULTS) - {"out-of-bounds", "early-load", "misaligned", "shared-bounds", "overflow"}
"""Faults that a right C does not excuse, at whatever shape; the others may be why such sizes are not meant."""

_TILE = 32
_ALIKE = 64
"""Tiles are seldom larger, and their sizes divide it."""


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
    try:
        probed = probe(subject, call, host_problem(site, subject, call))
    except CompileError:
        return Examined(tuple(found), None, "other shapes were not tried: the check build does not compile")
    except (PtxError, UnavailableError) as error:
        return Examined(tuple(found), None, f"other shapes were not tried: {error.what}")
    for outcome in _trusted(probed):
        found = merged(found, outcome.findings)
    right = verdict.checked_cells > 0 and verdict.wrong_cells == 0
    if right and _depends_on_chance(probed):
        # What nothing wrote is 0 where the kernel runs as it is, and something else in the check build.
        right = False
        found = [replace(f, severity="error") if f.kind == "uninitialised-read" else f for f in found]
    if verdict.got is not None and not isfinite(verdict.got):  # what absent lanes give is a NaN, and has come to C
        found = [replace(f, severity="error") if f.kind == "missing-lanes" else f for f in found]
    fixed = tuple(finding for finding in found if finding.kind == "fixed-grid")
    refused = any(finding.kind in REFUSED for finding in found)
    if (fixed or refused) and not right:  # launched well the kernel may be right, or wrong for reasons of its own
        alike = _alike(subject, call.gemm)
        right = alike is not None and alike.right
    limits = next((o for o in probed.outcomes if not o.right), None)
    impossible = not runs(subject.kernel(call.gemm), call.launch)
    causes = () if impossible else tuple(_causes(subject, call, right, probed, site, found, sized))
    if not any(cause.kind == "uninitialised-sum" for cause in causes):
        causes = (*causes, *_unset_sums(subject, call, found))
    named = any(cause.kind == "floored-grid" for cause in causes)
    floored = tuple(floored_grid(site, call)) if (impossible or _is_unwritten(found)) and not named else ()
    unset = [finding for finding in found if finding.kind == "uninitialised-read"]
    found = [_placed(finding, floored or fixed) if finding.kind == "not-written" else finding for finding in found]
    found = merged((_placed(finding, causes or unset) for finding in found), (*causes, *floored))
    if right and limits is not None and not _at_fault(found):
        found.append(_limits(probed, limits, causes))
    at = next((o for o in probed.outcomes if o.right), None)
    if at is not None and (call.beta_inferred or call.gemm.beta == 0.0):
        found += filter(None, (reads_old_c(subject, subject.bound(at.gemm)),))
    record = probed.record
    if record.statement and (fixed or (refused and not impossible)):
        what = "dispatch" if subject.source.language == "wgsl" else "launch"
        launched = "with a grid that covers C" if fixed else f"if its {what} were taken"
        record = replace(record, statement=f"{launched}: {record.statement}")
    return Examined((*found, *_looks(subject, call, verdict)), record)


def _is_unwritten(found: Iterable[Finding]) -> bool:
    return any(finding.kind == "not-written" for finding in found)


def _looks(subject: Subject, call: Call, verdict: Verdict) -> Iterator[Finding]:
    """What of the text can be told by looking: names that mislead, and the host's code."""
    if subject.program is not None:
        return
    listing = subject.listing(call.gemm)
    for edit in axes_by_name(listing):
        telling: Severity = "warning" if verdict.judgement == "wrong" and call.gemm.m != call.gemm.n else "note"
        yield _finding(edit, subject, telling, "with the usual grid, columns first, rows and columns are exchanged")
    if listing.language != "cuda":
        return
    problem = {"M": call.gemm.m, "N": call.gemm.n, "K": call.gemm.k}
    wide = {a.name for a in call.arguments if isinstance(a, ScalarArgument) and a.dtype.endswith("64")}
    narrow = {name: size for name, size in listing.sizes.items() if name not in wide}
    for edit in overflows(replace(listing, sizes=narrow), problem):
        yield _finding(edit, subject, "error", "on a GPU such an element is read or written elsewhere, or nowhere")
    if "grid" in call.places and "block" in call.places and verdict.judgement != "right":
        for edit in remarks(listing.text, call.launch.grid, call.launch.block):
            yield _finding(edit, subject, "note", "a reader of the comment counts on other numbers")
    severities: dict[str, Severity] = {"not-compiled": "error", "no-return": "warning"}
    for edit in host_slips(listing.text, listing.macros, listing.name):
        why = "a launch that fails leaves no other trace" if edit.kind == "unchecked-launch" else "no compiler takes it"
        why = "what the caller gets is chance" if edit.kind == "no-return" else why
        why = "a wrong kernel may pass" if edit.kind in ("nan-blind-check", "equal-inputs") else why
        yield _finding(edit, subject, severities.get(edit.kind, "note"), why)


def _finding(edit: Edit, subject: Subject, severity: Severity, why: str) -> Finding:
    place = Location(subject.source.name, edit.line)
    return Finding(edit.kind, severity, edit.message, place, why=why, advice=edit.advice)


def _depends_on_chance(probed: Probed) -> bool:
    """Whether C is wrong in the check build for what the kernel reads and nothing wrote."""
    asked = probed.asked
    outcomes = probed.outcomes if asked is None or asked.verdict.judgement == "unjudged" else (asked,)
    return bool(outcomes) and all(
        outcome.verdict.judgement == "wrong" and any(f.kind == "uninitialised-read" for f in outcome.findings)
        for outcome in outcomes
    )


def _causes(
    subject: Subject,
    call: Call,
    right: bool,
    probed: Probed,
    site: LaunchSite | None,
    found: Sequence[Finding],
    sized: Callable[[Gemm], Call] | None,
) -> Iterator[Finding]:
    """What to change, where C is wrong though nothing else was: at the asked shape, or at others by no one's design."""
    wrong = [o.gemm for o in probed.outcomes if not o.right and o.launched]
    kept: list[Gemm] = []
    if any(finding.kind == "missing-lanes" and finding.severity == "error" for finding in found):
        return  # edits that by chance keep lanes together are no causes
    if right and all(outcome.right or _only_early(outcome) for outcome in probed.outcomes):
        return  # the load itself has been found
    if right and any(o.right for o in probed.outcomes) and not (probed.partly_guarded or probed.equal):
        if subject.program is None:
            yield from _last_buffers(subject, probed)
        return
    if not right and (not wrong or any(o.right for o in probed.outcomes)):
        asked = probed.asked
        if not right and (asked is None or asked.verdict.judgement == "unjudged"):
            asked = _alike(subject, call.gemm)
        if asked is None or asked.right or asked.verdict.judgement == "unjudged":
            if asked is not None and asked.right:  # what optimisation makes of a fault, or the order of threads
                races = [replace(f, severity="error") for f in found if f.kind == "race"]
                yield from races if races or subject.program is not None else _suspected(subject, call.gemm, found)
            return
        # Sizes that are no multiples of what the asked ones are may not be meant.
        kept = [o.gemm for o in probed.outcomes if o.right][:2]
        wrong = [asked.gemm, *(gemm for gemm in wrong if not kept or _divides_alike(call.gemm, gemm))]
    if not wrong or subject.program is not None:
        return
    if probed.tied:  # of a kernel that knows two sizes C can only be a square
        wrong = [gemm for gemm in wrong if gemm.m == gemm.n] or wrong
    if (size := too_little_shared(subject, call, found, wrong)) is not None:
        yield size
        return
    shapes = list(dict.fromkeys(wrong))[:3]
    if not right and sized is not None and (grid := wrong_grid(site, subject, shapes, sized)) is not None:
        yield grid
        return
    repaired = repair(subject, shapes, kept)
    if right and not repaired.right_at and not _at_fault(found):
        return  # of a kernel that is right where it was asked, half a repair tells nothing
    for finding in findings_of(repaired, subject, site):
        # Sizes may be meant to be multiples, and a grid that was given to be for these.
        by_design = finding.kind == "missing-guard" or (finding.kind == "floored-grid" and site is None)
        severity: Severity = ("note" if by_design else "warning") if right and not _at_fault(found) else "error"
        if not repaired.right_at and _is_explained(probed):
            severity = "warning"
        yield replace(finding, severity=severity)
    if not right and repaired.right_at and repaired.edits:
        yield from _left(subject, call, repaired)
    if not right and not repaired.right_at:
        outcomes = (probed.asked, *probed.outcomes)
        yield from _suspected(subject, wrong[0], (f for o in outcomes if o is not None for f in o.findings))


def _divides_alike(asked: Gemm, gemm: Gemm) -> bool:
    """Whether each size is a multiple of the power of two, up to a usual tile, that divides the asked one."""
    pairs = ((asked.m, gemm.m), (asked.n, gemm.n), (asked.k, gemm.k))
    return all(size % min(given & -given, _TILE) == 0 for given, size in pairs)


def _last_buffers(subject: Subject, probed: Probed) -> Iterator[Finding]:
    """Reads of a fixed buffer because of which a kernel is right for every other number of tiles only."""
    right = [o.gemm for o in probed.outcomes if o.right]
    wrong = [o.gemm for o in probed.outcomes if not o.right and o.launched]
    for edit in slips(subject.listing(right[0])):
        if edit.kind != "wrong-buffer":
            continue
        edited = subject.edited(apply(subject.source.text, edit.changes))
        helped = [gemm for gemm in wrong if edited.attempt(edited.bound(gemm)).right]
        if helped and edited.attempt(edited.bound(right[0])).right:
            yield _finding(edit, subject, "warning", f"with this change C is right at {helped[0]} too")
            return


def _only_early(outcome: Outcome) -> bool:
    """Whether nothing is wrong but that a load stands before its guard."""
    errors = {finding.kind for finding in outcome.findings if finding.severity == "error"}
    return outcome.verdict.judgement == "right" and errors == {"early-load"}


def _left(subject: Subject, call: Call, repaired: Repaired) -> Iterator[Finding]:
    """For which shapes only a kernel is right once it is repaired."""
    text = subject.source.text
    for edit in repaired.edits:
        text = apply(text, edit.changes)
    probed = probe(subject.edited(text), call)
    wrong = next((o for o in probed.outcomes if not o.right and o.launched), None)
    if wrong is not None and any(o.right for o in probed.outcomes):
        which = "these changes" if len(repaired.edits) > 1 else "this change"
        yield _limits(probed, wrong, (), before=f"with {which} ")


def _unset_sums(subject: Subject, call: Call, found: Iterable[Finding]) -> Iterator[Finding]:
    """Where what is read though nothing has set it is declared: C may be right for what happens to be there."""
    unset = [f for f in found if f.kind == "uninitialised-read" and f.severity == "error"]
    if subject.program is not None or not unset:
        return
    for edit in suspicions(subject.listing(call.gemm)):
        if edit.kind == "uninitialised-sum":
            yield _finding(edit, subject, "error", "what it begins with is chance")


def _alike(subject: Subject, gemm: Gemm) -> Outcome | None:
    """The outcome at a small shape that leaves the same remainders, and has no sizes the same but those that are."""
    small: dict[int, int] = {}
    for size in sorted((gemm.m, gemm.n, gemm.k)):
        least = size if size < _ALIKE else size % _ALIKE + _ALIKE
        while least in small.values() and size not in small:
            least += _ALIKE
        small.setdefault(size, least)
    try:
        return subject.attempt(subject.bound(replace(gemm, m=small[gemm.m], n=small[gemm.n], k=small[gemm.k])))
    except RooftileError:
        return None


def _at_fault(findings: Iterable[Finding]) -> bool:
    """Whether the asked launch has a fault, though C may be right."""
    return any(finding.severity == "error" and finding.kind in FAULTS for finding in findings)


def _suspected(subject: Subject, gemm: Gemm, findings: Iterable[Finding]) -> Iterator[Finding]:
    """What looks wrong in the text, where what was found speaks for it."""
    seen = " ".join(finding.message for finding in findings)
    for edit in suspicions(subject.listing(gemm)):
        if _speaks_for(seen, edit):
            yield _finding(edit, subject, "warning", "it may be among what makes C wrong: no one change repairs all")


def _is_explained(probed: Probed) -> bool:
    """Whether the asked launch has a fault that makes C wrong by itself, so that half a repair proves little."""
    return probed.asked is not None and any(
        f.severity == "error" and f.kind in _HAZARDS | {"shared-bounds"} for f in probed.asked.findings
    )


def _speaks_for(seen: str, edit: Edit) -> bool:
    """Whether what was ``seen`` speaks for a suspicion, where something is to be seen of it."""
    if edit.kind == "wrong-loop-bound":
        # What leaves a local array may vanish in the compiler, and what depends on it too.
        return re.search(rf"\b{_array_of(edit)}\b|never written|local memory", seen) is not None
    if edit.kind == "global-index-in-tile":
        array = edit.message.partition("`")[2].partition("[")[0]
        return re.search(rf"\b{re.escape(array)}: \w+ byte .* of shared memory", seen) is not None
    if edit.kind == "unfilled-tile":
        array = edit.message.partition("`")[2].partition("[")[0]
        return re.search(rf"reads {re.escape(array)}\[.*which nothing has written", seen) is not None
    return edit.kind != "lost-tail" or "products only" in seen


def _array_of(edit: Edit) -> str:
    """The array that a loop is said to overrun."""
    return re.escape(edit.message.partition("`: ")[2].partition(" has ")[0])


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
        if outcome.verdict.judgement == "right" and all(f.kind in _HAZARDS for f in outcome.findings):
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


def _limits(probed: Probed, wrong: Outcome, causes: Iterable[Finding], before: str = "") -> Finding:
    """A kernel that is right for the asked shape, or would be ``before`` a change, but not for all."""
    places = (f for f in (*causes, *wrong.findings) if f.severity != "note" and f.location is not None)
    fault = next(places, None)
    statement = before + probed.record.statement
    return Finding(
        "shape-limits",
        "note",
        statement[0].upper() + statement[1:],
        fault.location if fault is not None else None,
        why="another shape than these would give a wrong C, or a fault"
        if before
        else "the asked shape is one of those it is right for; another would give a wrong C, or a fault",
        advice="guard the loads and the store and round the number of tiles up, or refuse other shapes on the host",
    )
