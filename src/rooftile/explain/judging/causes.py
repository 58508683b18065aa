"""What to change where C is wrong, or right for some shapes only though nobody can have meant that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.suspicions import overflows, suspicions
from rooftile.core.call import Call, ScalarArgument
from rooftile.core.edit import Edit, apply
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding, Severity
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.judging.awaited import awaiting
from rooftile.explain.judging.checks import FAULTS
from rooftile.explain.judging.effort import until
from rooftile.explain.judging.optimised import is_right_by_default, optimised_only
from rooftile.explain.judging.probes import Probed, probe
from rooftile.explain.judging.repairs import Repaired, findings_of, repair
from rooftile.explain.judging.subject import Outcome, Subject
from rooftile.explain.launching.floored_parts import floored_part
from rooftile.explain.launching.grids import wrong_grid
from rooftile.explain.launching.shared_size import too_little_shared
from rooftile.explain.launching.swapped_maps import swapped_map

HAZARDS: Final = frozenset(FAULTS) - {"out-of-bounds", "early-load", "misaligned", "shared-bounds", "overflow"}
"""Faults that a right C does not excuse, at whatever shape; the others may be why such sizes are not meant."""

_TILE: Final = 32
_ALIKE: Final = 64
"""Tiles are seldom larger, and their sizes divide it."""

_MOST_KEPT: Final = 3
_MOST_PRODUCTS: Final = 1 << 26
"""Of a launch that is executed as a whole once more: a second or two."""

_MOST_ASKED: Final = 1 << 25
"""Of one that is executed for several repairs."""


def causes_of(
    subject: Subject,
    call: Call,
    right: bool,
    probed: Probed,
    site: LaunchSite | None,
    found: Sequence[Finding],
    sized: Callable[[Gemm], Call] | None,
) -> Iterator[Finding]:
    """What to change, where C is wrong though nothing else was: at the asked shape, or at others by no one's design."""
    if any(finding.kind == "missing-lanes" and finding.severity == "error" for finding in found):
        return  # edits that by chance keep lanes together are no causes
    if any(finding.kind == "never-ends" for finding in found):
        return  # the loop itself has been found, and every trial would take as long
    if right and all(outcome.right or _only_early(outcome) for outcome in probed.outcomes):
        return  # the load itself has been found
    if right and any(o.right for o in probed.outcomes) and not (probed.partly_guarded or probed.equal):
        if subject.program is None:
            yield from _last_buffers(subject, probed)
        return
    wrong = [o.gemm for o in probed.outcomes if not o.right and o.launched]
    kept: list[Gemm] = []
    if not right and (not wrong or any(o.right for o in probed.outcomes)):
        asked = probed.asked
        if asked is None or asked.verdict.judgement == "unjudged":
            asked = attempt_alike(subject, call.gemm)
        if asked is None or asked.verdict.judgement == "unjudged":  # of a grid for one size, say
            part = floored_part(site, subject, [call.gemm]) if _products(call.gemm) <= _MOST_PRODUCTS else None
            yield from () if part is None else (part,)
            return
        if asked.right and (wide := tuple(overflowing(subject, call))):
            yield from wide
            return
        if asked.right and (asked := _at_full_size(subject, call, asked)) is None:
            return
        if asked.right:
            yield from _of_optimising(subject, call.gemm, asked, found)
            return
        # Sizes that are no multiples of what the asked ones are may not be meant.
        kept = _kept(subject, probed, call.gemm)
        wrong = [asked.gemm, *(gemm for gemm in wrong if not kept or _divides_alike(call.gemm, gemm))]
    if not wrong or subject.source.language == "python":
        return
    if probed.tied:  # of a kernel that knows two sizes C can only be a square
        wrong = [gemm for gemm in wrong if gemm.m == gemm.n] or wrong
    if (size := too_little_shared(subject, call, found, wrong)) is not None:
        yield size
        return
    shapes = list(dict.fromkeys(wrong))[:3]
    if not right and (by_host := _of_host(subject, shapes, site, sized)) is not None:
        yield by_host
        return
    if right:
        kept = _kept(subject, probed, call.gemm)
    meant = right and not at_fault(found)  # other sizes may not be: to find out may not take long
    copies = [finding.severity for finding in found if finding.kind == "copy-not-awaited"]
    if not right and "error" in copies:
        awaited, cause = awaiting(subject, shapes[0])
        if awaited:  # C is right with every copy waited for, so that nothing else is wrong
            if cause is not None and "warning" not in copies:  # for others no thread waits at all
                yield from_edit(
                    cause, subject, "error", f"with this change C is right at {shapes[0]}, where it is wrong now"
                )
            return
    if not right and any(finding.kind == "missed-barrier" for finding in found):
        return  # what the threads that have left were to do is missing: that others can do it too is no repair
    end = until()
    repaired = repair(subject, shapes, kept, named=meant, end=end)
    if not right and (left := _left_wrong(subject, call, repaired)) is not None:
        again = repair(subject, shapes, (*kept, left), end=end)
        repaired = again if again.right_at else replace(repaired, right_at=())
    if meant and not repaired.right_at:
        return  # of a kernel that is right where it was asked, half a repair tells nothing
    yield from _of_repair(repaired, subject, site, probed, meant=meant)
    if not right and repaired.right_at and repaired.edits:
        yield from _left(subject, call, repaired)
    if not right and not repaired.right_at:
        outcomes = (probed.asked, *probed.outcomes)
        yield from _suspected(subject, wrong[0], (f for o in outcomes if o is not None for f in o.findings))


def overflowing(subject: Subject, call: Call) -> Iterator[Finding]:
    """Indices whose types count fewer elements than a matrix of the call has."""
    listing = subject.listing(call.gemm)
    if subject.program is not None or listing.language != "cuda":
        return
    problem = {"M": call.gemm.m, "N": call.gemm.n, "K": call.gemm.k}
    wide = {a.name for a in call.arguments if isinstance(a, ScalarArgument) and a.dtype.endswith("64")}
    narrow = {name: size for name, size in listing.sizes.items() if name not in wide}
    for edit in overflows(replace(listing, sizes=narrow), problem):
        yield from_edit(edit, subject, "error", "on a GPU such an element is read or written elsewhere, or nowhere")


def _at_full_size(subject: Subject, call: Call, alike: Outcome) -> Outcome | None:
    """What a build that hardly optimises gives as asked, where ``alike`` is right; None where neither build tells.

    Two builds differ only where they do at one shape: a kernel may be right at a small one, however it is built.
    """
    if subject.program is not None or alike.gemm == call.gemm:
        return alike
    if _products(call.gemm) <= _MOST_PRODUCTS:
        return subject.attempt(call)
    return None if is_right_by_default(subject, alike.gemm) else alike


def _products(gemm: Gemm) -> int:
    return gemm.m * gemm.n * gemm.k


def _of_optimising(subject: Subject, gemm: Gemm, asked: Outcome, found: Iterable[Finding]) -> Iterator[Finding]:
    """Where C is wrong only as optimised, or in another order of threads: ``asked`` is right, hardly optimised."""
    races = [replace(f, severity="error") for f in found if f.kind == "race"]
    small = () if races or subject.program is not None else tuple(_small_arrays(subject, gemm))
    yield from races or small
    if not races and not small and subject.program is None:
        yield optimised_only(subject, asked.gemm)
        yield from _suspected(subject, gemm, found)


def _of_host(
    subject: Subject, shapes: Sequence[Gemm], site: LaunchSite | None, sized: Callable[[Gemm], Call] | None
) -> Finding | None:
    """What the host's code does otherwise than the kernel needs it: the grid, a tensor map, or a part of a size."""
    grid = wrong_grid(site, subject, shapes, sized) if sized is not None else None
    return grid or swapped_map(site, subject, shapes) or floored_part(site, subject, shapes)


def _of_repair(
    repaired: Repaired, subject: Subject, site: LaunchSite | None, probed: Probed, *, meant: bool
) -> Iterator[Finding]:
    """What a repair changes, as grave as it is where the kernel may be ``meant`` for what it is right for."""
    for finding in findings_of(repaired, subject, site):
        # Sizes may be meant to be multiples, and a grid that was given to be for these.
        by_design = finding.kind == "missing-guard" or (finding.kind == "floored-grid" and site is None)
        severity: Severity = ("note" if by_design else "warning") if meant else "error"
        if not repaired.right_at and _is_explained(probed):
            severity = "warning"
        yield replace(finding, severity=severity)


def unset_sums(subject: Subject, call: Call, found: Iterable[Finding]) -> Iterator[Finding]:
    """Where what is read though nothing has set it is declared: C may be right for what happens to be there."""
    unset = [f for f in found if f.kind == "uninitialised-read" and f.severity == "error"]
    if subject.program is not None or not unset:
        return
    for edit in suspicions(subject.listing(call.gemm)):
        if edit.kind == "uninitialised-sum":
            yield from_edit(edit, subject, "error", "what it begins with is chance")


def attempt_alike(subject: Subject, gemm: Gemm) -> Outcome | None:
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


def at_fault(findings: Iterable[Finding]) -> bool:
    """Whether the asked launch has a fault, though C may be right."""
    return any(finding.severity == "error" and finding.kind in FAULTS for finding in findings)


def shape_limits(probed: Probed, wrong: Outcome, causes: Iterable[Finding], before: str = "") -> Finding:
    """A kernel that is right for the asked shape, or would be ``before`` a change, but not for all."""
    causes = tuple(causes)
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
        advice="mend what is told beside this, or refuse other shapes on the host"
        if any(cause.proved for cause in causes)
        else "guard the loads and the store and round the number of tiles up, or refuse other shapes on the host",
    )


def floors(subject: Subject, gemm: Gemm, probed: Probed) -> Iterator[Finding]:
    """Numbers of tiles that are rounded down, where a kernel is right for whole tiles only."""
    if subject.program is not None or "multiple" not in probed.record.statement:
        return
    for edit in suspicions(subject.listing(gemm)):
        if edit.kind == "lost-tail":
            yield from_edit(edit, subject, "note", "it is for whole tiles only")


def from_edit(edit: Edit, subject: Subject, severity: Severity, why: str) -> Finding:
    """What an edit would mend, at its line."""
    place = Location(subject.source.name, edit.line)
    return Finding(edit.kind, severity, edit.message, place, why=why, advice=edit.advice)


def _kept(subject: Subject, probed: Probed, asked: Gemm) -> list[Gemm]:
    """Shapes at which the kernel is right and must stay so, one of each order of its sizes, that of the asked first."""
    whole = probed.asked is not None and probed.asked.verdict.judgement != "unjudged"
    outcomes = (probed.asked if whole else attempt_alike(subject, asked), *probed.outcomes)
    right = [o.gemm for o in outcomes if o is not None and o.right]
    right.sort(key=lambda gemm: _order(gemm) != _order(asked))
    return list({_order(gemm): gemm for gemm in reversed(right)}.values())[::-1][:_MOST_KEPT]


def _order(gemm: Gemm) -> tuple[bool, ...]:
    return (gemm.m > gemm.n, gemm.n > gemm.k, gemm.k > gemm.m)


def _small_arrays(subject: Subject, gemm: Gemm) -> Iterator[Finding]:
    """Local arrays that loops leave: what a little optimised build keeps beyond their end others drop."""
    for edit in slips(subject.listing(gemm)):
        if edit.kind == "small-array":
            yield from_edit(edit, subject, "error", "beyond its end nothing holds what is stored there")


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
            yield from_edit(edit, subject, "warning", f"with this change C is right at {helped[0]} too")
            return


def _only_early(outcome: Outcome) -> bool:
    """Whether nothing is wrong but that a load stands before its guard."""
    errors = {finding.kind for finding in outcome.findings if finding.severity == "error"}
    return outcome.verdict.judgement == "right" and errors == {"early-load"}


def _repaired(subject: Subject, repaired: Repaired) -> Subject:
    text = subject.source.text
    for edit in repaired.edits:
        text = apply(text, edit.changes)
    return subject.edited(text)


def _left_wrong(subject: Subject, call: Call, repaired: Repaired) -> Gemm | None:
    """The asked shape, if it is small, or one like it, at which a repaired kernel computes something else.

    At one like it only if it does nothing wrong: what goes past edges, or does not come so far, may be made for other
    sizes.
    """
    if not repaired.right_at or not repaired.edits:
        return None
    edited = _repaired(subject, repaired)
    if _products(call.gemm) <= _MOST_ASKED:
        asked = edited.attempt(call, hazards=False)
        return None if asked.right or not asked.launched or edited.is_form(call) else asked.gemm
    outcome = attempt_alike(edited, call.gemm)
    if outcome is None or outcome.right or not outcome.launched or outcome.verdict.judgement != "wrong":
        return None
    errors = {finding.kind for finding in outcome.findings if finding.severity == "error"}
    return outcome.gemm if errors == {"wrong-result"} else None


def _left(subject: Subject, call: Call, repaired: Repaired) -> Iterator[Finding]:
    """For which shapes only a kernel is right once it is repaired."""
    edited = _repaired(subject, repaired)
    probed = probe(edited, call)
    wrong = next((o for o in probed.outcomes if not o.right and o.launched), None)
    if wrong is not None and any(o.right for o in probed.outcomes):
        which = "these changes" if len(repaired.edits) > 1 else "this change"
        yield shape_limits(probed, wrong, (), before=f"with {which} ")
        yield from floors(edited, wrong.gemm, probed)


def _suspected(subject: Subject, gemm: Gemm, findings: Iterable[Finding]) -> Iterator[Finding]:
    """What looks wrong in the text, where what was found speaks for it."""
    seen = " ".join(finding.message for finding in findings)
    for edit in suspicions(subject.listing(gemm)):
        if _speaks_for(seen, edit):
            yield from_edit(edit, subject, "warning", "it may be among what makes C wrong: no one change repairs all")


def _is_explained(probed: Probed) -> bool:
    """Whether the asked launch has a fault that makes C wrong by itself, so that half a repair proves little."""
    return probed.asked is not None and any(
        f.severity == "error" and f.kind in HAZARDS | {"shared-bounds"} for f in probed.asked.findings
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
