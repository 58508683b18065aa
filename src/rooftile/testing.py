"""Tests of kernels: what a kernel must compute and may cost, checked on the CPU.

>>> from rooftile.testing import assert_kernel
>>> explanation = assert_kernel("tiled", M=64, N=64, K=64, expect="conflicts == 0, sectors_per_request(A) <= 4")

Works in any test runner; nothing here imports one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rooftile.explain.conduct import explain
from rooftile.report.expectations import sentence
from rooftile.report.verdict import verdict_figures

if TYPE_CHECKING:
    from rooftile.core.expectation import Expectation
    from rooftile.core.explanation import Explanation
    from rooftile.core.finding import Finding
    from rooftile.explain.target import KernelLike

__all__ = ["assert_kernel"]

_MOST_FINDINGS = 5


def assert_kernel(
    kernel: KernelLike, *, M: int, N: int, K: int, expect: str | None = None, **explain_options: Any
) -> Explanation:
    """Assert that ``kernel`` computes the product for this problem and meets what is expected of it.

    Parameters
    ----------
    kernel : str, path or Source
        As for :func:`rooftile.explain`.
    M, N, K : int
        The problem ``C = A @ B``: A is (M, K), B (K, N) and C (M, N).
    expect : str, optional
        Expectations, ``"conflicts == 0, time <= 300us"``; ``docs/gates.md`` describes the language. Those that comments
        in the kernel's file state hold too.
    **explain_options
        Passed on to :func:`rooftile.explain`: ``gpu``, ``block``, ``grid``, ``args``, ``defines``, ...

    Returns
    -------
    Explanation
        For assertions of your own.

    Raises
    ------
    AssertionError
        If the verdict is not "right", or an expectation is missed; the message says what is instead, and where.
    RooftileError
        If the kernel could not be explained, as of :func:`rooftile.explain`.
    """
    __tracebackhide__ = True
    explanation = explain(kernel, M=M, N=N, K=K, expect=expect, **explain_options)
    missed = [expectation for expectation in explanation.expectations if not expectation.met]
    if explanation.verdict.judgement != "right" or missed:
        raise AssertionError(_message(explanation, missed))
    return explanation


def _message(explanation: Explanation, missed: list[Expectation]) -> str:
    e = explanation
    what = f"{e.kernel} ({e.source.name}), {e.gemm}, on {e.gpu_name}"
    figures = verdict_figures(e.verdict)
    lines = [f"{what}: {e.verdict.judgement}: {e.verdict.reason}", *([f"  {figures}"] if figures else [])]
    errors = [finding for finding in e.findings if finding.severity == "error"]
    for finding in errors[:_MOST_FINDINGS]:
        lines += _finding(finding, e)
    if len(errors) > _MOST_FINDINGS:
        lines.append(f"  ... and {len(errors) - _MOST_FINDINGS} more findings")
    for expectation in missed:
        lines.append(f"  expected {sentence(expectation, e.source.name)}")
        if expectation.location is not None and expectation.location.file == e.source.name:
            lines.append(_excerpt(e, expectation.location.line))
        for line in sorted(_lines(expectation, e)):
            lines.append(_excerpt(e, line))
    return "\n".join(lines)


def _finding(finding: Finding, explanation: Explanation) -> list[str]:
    place = finding.location
    where = f"{place}: " if place is not None else ""
    said = [f"  {where}{finding.kind}: {finding.message}"]
    if place is not None and place.file == explanation.source.name:
        said.append(_excerpt(explanation, place.line))
    return said


def _lines(expectation: Expectation, explanation: Explanation) -> set[int]:
    """Lines of the source that the figures of ``expectation`` are about: those named, or those of a named array."""
    selectors = [figure.name.partition("(")[2].rstrip(")") for figure in expectation.figures]
    named = {part.strip() for text in selectors for part in text.split(",")}
    roles = {shape.array for shape in explanation.shapes if shape.role in named}
    return {
        row.line
        for row in explanation.lines
        if row.file == explanation.source.name
        if str(row.line) in named or row.array in named or row.array in roles
    }


def _excerpt(explanation: Explanation, line: int) -> str:
    return f"    {line:>5} | {explanation.source.line(line).strip()}"
