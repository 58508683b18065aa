"""Launches of the kernel by the host's code beside the one that is judged: for other sizes, or of other arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rooftile import bind
from rooftile.bind.made import is_made
from rooftile.core.call import Call, Form, ScalarArgument
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Outcome, Subject
from rooftile.explain.launching.batch_strides import batch_strides
from rooftile.explain.launching.host_memory import host_memory
from rooftile.explain.launching.passed_sizes import passed_sizes

_MOST: int = 6
_MOST_PRODUCTS: int = 1 << 24
"""Of a launch that is executed: some tenths of a second."""


@dataclass(frozen=True, slots=True)
class Others:
    """What was found of the other launches, and a note on what was not judged of them; "" if there is none."""

    findings: tuple[Finding, ...] = ()
    note: str = ""


def other_launches(
    sites: Sequence[LaunchSite], binding: bind.Binding, subject: Subject, call: Call, *, own: bool, right: bool
) -> Others:
    """Judge the launches of host code behind the first one, each for the problem that it is made for.

    Where sizes are no constants, it is only held to what its function allocates. None is looked at that branches on the
    way to it do not let be made for its sizes. What passes the same arrays and sizes
    as the first is the same launch again, be it with another grid.

    Parameters
    ----------
    sites : sequence of LaunchSite
        As in ``Compiled.launches``.
    binding : Binding
        Of the launch that is judged.
    subject : Subject
    call : Call
        That launch.
    own : bool
        Whether its problem is that of the host's code: if not, another one's fault does not make it wrong.
    right : bool
        Whether C is right there; where it is not, that comes first.
    """
    asked = binding.asked
    if not sites or sites[0].comment or any(given is not None for given in (asked.block, asked.grid, asked.args)):
        return Others()
    findings: list[Finding] = []
    left: list[str] = []
    seen = {(sites[0].arguments, bind.launched_for(binding, call.gemm))}
    for site in [each for each in sites[1:] if each.reached][:_MOST]:
        bound = replace(binding, kernel=replace(binding.kernel, sites=(site,)))
        problem = bind.launched_for(bound, call.gemm)
        if (site.arguments, problem) in seen:
            continue
        seen.add((site.arguments, problem))
        if not is_made(site, [a.name for a in call.arguments], problem or call.gemm):
            continue
        line = site.location.line
        try:
            made = bound(problem or call.gemm)
        except RooftileError as error:
            left.append(f"line {line} ({error.what})")
            continue
        other = replace(subject, bound=bound)
        of_host = list(_of_host(site, other, made))
        findings += of_host
        if problem is None or problem.m * problem.n * problem.k > _MOST_PRODUCTS:
            left.append(f"line {line}{f' ({problem.flags} asks for its problem)' if problem is not None else ''}")
        elif right and not any(finding.severity == "error" for finding in of_host):
            outcome = other.attempt(made)
            if outcome.right or not _has_own_form(other, made, call):
                findings += _wrong(site, problem, outcome, subject.short_name, own=own)
    first = sites[0].location.line
    note = f"{subject.short_name} is judged as line {first} launches it, and not as {', '.join(left)}" if left else ""
    return Others(tuple(findings), note)


def _has_own_form(subject: Subject, made: Call, first: Call) -> bool:
    """Whether what is passed other numbers beside sizes than the ``first`` launch is right as another form of it."""
    if first.form.is_plain or _chosen(made) == _chosen(first):
        return False
    plain = replace(made, form=Form(), expected=None, magnitude=None)
    return subject.attempt(plain).right or subject.is_form(plain)


def _chosen(call: Call) -> dict[str, float | int]:
    """The numbers that a call passes and that are no sizes, such as what chooses an activation."""
    sizes = (call.gemm.m, call.gemm.n, call.gemm.k)
    return {a.name: a.value for a in call.arguments if isinstance(a, ScalarArgument) and a.value not in sizes}


def _of_host(site: LaunchSite, subject: Subject, call: Call) -> Iterator[Finding]:
    passed = passed_sizes(site, subject, call)
    if passed is not None:
        yield passed
    if passed is None or passed.severity != "error":
        yield from host_memory(site, subject, call)
    yield from batch_strides(site, subject, call)


def _wrong(site: LaunchSite, problem: Gemm, outcome: Outcome, name: str, *, own: bool) -> Iterator[Finding]:
    if outcome.right or outcome.verdict.judgement == "unjudged":
        return
    faults = [f for f in outcome.findings if f.severity == "error" and f.kind != "wrong-result"]
    reason = outcome.verdict.reason
    if outcome.verdict.judgement == "right" and faults:
        reason = faults[0].message.partition(";")[0]
    place = next((f" (line {f.location.line})" for f in faults if f.location is not None), "")
    yield Finding(
        "other-launch",
        "error" if own else "warning",
        f"the host launches {name} for {problem} too, and there it is wrong: {reason}{place}",
        site.location,
        why="the launch that is explained is right; this one is not",
        advice=f"{problem.flags} has rooftile look for the cause",
    )
