"""The ladder on one problem: what every rung changes, and what that gains."""

from __future__ import annotations

from os import PathLike

from rooftile import machine
from rooftile.core.comparison import Figures, Ladder, Rung
from rooftile.core.errors import UsageError
from rooftile.core.explanation import Roofline
from rooftile.explain.conduct import explain
from rooftile.explain.figures import figures, pair
from rooftile.explain.prepare import Progress
from rooftile.kernels.catalog import Manifest
from rooftile.kernels.catalog import ladder as rungs_of_the_ladder

_CHANGES = ("requests", "sectors", "wavefronts")


def ladder(
    *,
    M: int,
    N: int,
    K: int,
    gpu: str | PathLike[str] = "h200",
    elements: str = "float32",
    threads: int | None = None,
    timeout: float | None = 60.0,
    seed: int = 0,
    budget: float | None = 1.0,
    progress: Progress | None = None,
) -> Ladder:
    """Explain every kernel of the ladder, from the bottom up.

    Parameters
    ----------
    M, N, K, gpu, threads, timeout, seed, budget, progress
        As for :func:`rooftile.explain`, for each kernel.
    elements : {"float32", "bfloat16", "float16", "tf32"}
        What is multiplied. ``"float32"`` is the ladder without tensor cores. The others are ladders of their own, on
        tensor cores: their results are of fewer bits, so that no time of theirs belongs beside one of float32.

    Returns
    -------
    Ladder
        One row a rung that the GPU has the instructions for: what it asks of memory beside the rung before it, what
        bounds it, and its predicted time.

    Raises
    ------
    UsageError
        If there is none for such elements.

    Examples
    --------
    >>> import rooftile
    >>> [rung.figures.kernel for rung in rooftile.ladder(M=64, N=64, K=64).rungs][:2]
    ['naive_uncoalesced', 'naive']
    """
    chip = machine.load(gpu)
    done: dict[str, Figures] = {}
    steps: dict[str, str | None] = {}
    roofline: Roofline | None = None
    error: str | None = None
    no_time: str | None = None
    every = rungs_of_the_ladder(elements)
    manifests = [rung for rung in every if rung.runs_on(chip.architecture)]
    if not manifests:
        raise UsageError(
            f"no rung of the ladder multiplies {elements} on {chip.name}",
            got=chip.architecture,
            allowed="sm_80 and later, or --elements float32",
        )
    for number, manifest in enumerate(manifests, start=1):
        if progress is not None:
            progress(f"{manifest.name}, {number} of {len(manifests)}")
        explanation = explain(
            manifest.name,
            M=M,
            N=N,
            K=K,
            gpu=gpu,
            defines=manifest.macros_of(elements),
            threads=threads,
            timeout=timeout,
            seed=seed,
            budget=budget,
            check=False,
        )
        done[manifest.name] = figures(explanation)
        roofline = roofline or explanation.roofline
        error = explanation.time.error if explanation.time else error
        no_time = no_time or explanation.no_time
        steps[manifest.name] = explanation.next_steps[0].change if explanation.next_steps else None
    return Ladder(
        gemm=explanation.gemm,
        gpu=chip.key,
        gpu_name=chip.name,
        error=error,
        rungs=tuple(_rung(manifest, done, steps[manifest.name]) for manifest in manifests),
        roofline=roofline,
        elements=elements,
        left_out=tuple(rung.name for rung in every if rung not in manifests),
        no_time=no_time if error is None else None,
    )


def _rung(manifest: Manifest, done: dict[str, Figures], next_step: str | None) -> Rung:
    now = done[manifest.name]
    before = done[manifest.previous] if manifest.previous else None
    return Rung(
        figures=now,
        title=manifest.title,
        idea=manifest.idea,
        counterexample=manifest.counterexample,
        previous=manifest.previous,
        speedup=before.seconds / now.seconds if before and before.seconds and now.seconds else None,
        # Of what is not counted, such as the requests of TMA, no ratio says anything.
        changes={name: pair(name, getattr(before, name), getattr(now, name)).ratio or None for name in _CHANGES}
        if before
        else {},
        next_step=next_step,
    )
