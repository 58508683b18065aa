"""Runs your GPU matrix-multiply kernel on your own computer and tells you, line by line, what it does.

>>> import rooftile
>>> explanation = rooftile.explain("tiled", M=64, N=64, K=64)
>>> explanation.verdict.judgement
'right'

Importing this package imports nothing else; each name below is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rooftile.core.comparison import Comparison, Ladder
    from rooftile.core.errors import (
        CompileError,
        ExecutionError,
        FixedSizeError,
        InDoubtError,
        LaunchError,
        PtxError,
        RooftileError,
        UnavailableError,
        UnknownNameError,
        UsageError,
        WrongResultError,
    )
    from rooftile.core.explanation import Explanation
    from rooftile.core.finding import Finding, Verdict
    from rooftile.core.plan import Plan
    from rooftile.core.problem import Gemm, Launch
    from rooftile.core.source import Source
    from rooftile.explain import RunResult, explain, run
    from rooftile.explain.compare import compare
    from rooftile.explain.ladder import ladder
    from rooftile.gemm import matmul, plan
    from rooftile.report.html.document import to_html
    from rooftile.report.json import to_json

__version__ = "0.1.0"

_HOMES = {
    "Comparison": "rooftile.core.comparison",
    "CompileError": "rooftile.core.errors",
    "ExecutionError": "rooftile.core.errors",
    "Explanation": "rooftile.core.explanation",
    "Finding": "rooftile.core.finding",
    "FixedSizeError": "rooftile.core.errors",
    "Gemm": "rooftile.core.problem",
    "InDoubtError": "rooftile.core.errors",
    "Ladder": "rooftile.core.comparison",
    "Launch": "rooftile.core.problem",
    "LaunchError": "rooftile.core.errors",
    "Plan": "rooftile.core.plan",
    "PtxError": "rooftile.core.errors",
    "RooftileError": "rooftile.core.errors",
    "RunResult": "rooftile.explain",
    "Source": "rooftile.core.source",
    "UnavailableError": "rooftile.core.errors",
    "UnknownNameError": "rooftile.core.errors",
    "UsageError": "rooftile.core.errors",
    "Verdict": "rooftile.core.finding",
    "WrongResultError": "rooftile.core.errors",
    "compare": "rooftile.explain.compare",
    "explain": "rooftile.explain",
    "ladder": "rooftile.explain.ladder",
    "matmul": "rooftile.gemm",
    "plan": "rooftile.gemm",
    "run": "rooftile.explain",
    "to_html": "rooftile.report.html.document",
    "to_json": "rooftile.report.json",
}
"""Where each public name is defined (PEP 562)."""

__all__ = [
    "Comparison",
    "CompileError",
    "ExecutionError",
    "Explanation",
    "Finding",
    "FixedSizeError",
    "Gemm",
    "InDoubtError",
    "Ladder",
    "Launch",
    "LaunchError",
    "Plan",
    "PtxError",
    "RooftileError",
    "RunResult",
    "Source",
    "UnavailableError",
    "UnknownNameError",
    "UsageError",
    "Verdict",
    "WrongResultError",
    "__version__",
    "compare",
    "explain",
    "ladder",
    "matmul",
    "plan",
    "run",
    "to_html",
    "to_json",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
