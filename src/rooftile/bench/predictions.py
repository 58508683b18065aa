"""The model's time of a rung, to stand beside the measured one."""

from __future__ import annotations

from typing import Final

from rooftile.core.measurement import MatrixProblem
from rooftile.kernels.catalog import find

_BUDGET: Final = 1.0
"""Seconds that executing all blocks may take: else some stand for all, which changes no count."""


def predicted_seconds(rung: str, problem: MatrixProblem, gpu: str) -> float | None:
    """What the model says that a rung takes on ``gpu``; None where it has no time for it.

    Parameters
    ----------
    rung : str
        A kernel of the ladder.
    problem : MatrixProblem
        Layout NN, one product.
    gpu : str
        A name that ``rooftile gpus`` lists, or a file.
    """
    from rooftile.explain import explain

    defines = {} if rung.startswith("wgsl/") else find(rung).macros_of(problem.elements)
    found = explain(
        rung, M=problem.m, N=problem.n, K=problem.k, gpu=gpu, check=False, budget=_BUDGET, timeout=None, defines=defines
    )
    return None if found.time is None else found.time.seconds
