"""One kernel as it was executed: what the rest of an explanation is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from rooftile import bind, ptx, simt
from rooftile.core.call import BufferArgument, Call
from rooftile.core.finding import Finding, Verdict
from rooftile.core.probe import Probes
from rooftile.core.source import Compiled
from rooftile.explain.target import Target


@dataclass(frozen=True, slots=True)
class Executed:
    """One kernel compiled, bound, executed and judged."""

    target: Target
    compiled: Compiled
    program: ptx.Kernel
    call: Call
    execution: simt.Execution
    verdict: Verdict
    findings: tuple[Finding, ...]
    bound: bind.Binding
    probes: Probes | None = None


def matrices(call: Call) -> dict[str, npt.NDArray[Any]]:
    """The matrices as they were before the launch, by role."""
    return {argument.role: argument.data for argument in call.arguments if isinstance(argument, BufferArgument)}
