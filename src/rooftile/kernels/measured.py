"""Times that the ladder's kernels took on a GPU, as benchmarks of this project measured them (``measured.json``)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.kernels.catalog import Manifest


@dataclass(frozen=True, slots=True)
class LadderTime:
    """One time in seconds, the GPU's name for itself, the day, and how it was measured."""

    seconds: float
    device: str
    date: str
    conditions: str


def ladder_time(manifest: Manifest, parameters: Mapping[str, int | str], gemm: Gemm, gpu: str) -> LadderTime | None:
    """What a kernel of the ladder, launched as its manifest says, took on ``gpu``; None if that was not measured.

    Parameters
    ----------
    manifest : Manifest
        Of the kernel as it is now: times of a text that was edited since are none of it.
    parameters : mapping of str to int or str
        All parameters, as :meth:`Manifest.configure` gives them.
    gemm : Gemm
    gpu : str
        A key of the GPUs that come with rooftile.
    """
    key = (gpu, manifest.name, source_digest(manifest.source), _settings(parameters), gemm)
    return _times().get(key)


def source_digest(source: Source) -> str:
    """What tells one text of a kernel, and of the headers that come with it, from another."""
    texts = (source.text, *(text for _, text in source.headers))
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:16]


def _settings(parameters: Mapping[str, int | str]) -> tuple[tuple[str, int | str], ...]:
    return tuple(sorted(parameters.items()))


@cache
def _times() -> dict[tuple[object, ...], LadderTime]:
    """All times by what they are of; of several the newest, which is the last."""
    runs = json.loads((files("rooftile.kernels") / "measured.json").read_text(encoding="utf-8"))
    return {
        (run["gpu"], row["kernel"], row["source"], _settings(row["parameters"]), Gemm(*row["problem"])): LadderTime(
            row["seconds"], run["device"], run["date"], run["conditions"]
        )
        for run in runs
        for row in run["rows"]
    }
