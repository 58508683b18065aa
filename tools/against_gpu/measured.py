"""The launches measured on an H200, and which of them constants were fitted to."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "benchmarks" / "results"

NOT_FITTED = re.compile(r"4096x4096|2047|77[78]|780|77x33")
"""Sizes that no constant was fitted to."""

FILES = {"gpu-counters-h200.json": False, "gpu-unseen-h200.json": True}
"""The measurements, and whether they were made after the models and their constants were done, to be predicted once."""


@dataclass(frozen=True)
class Measured:
    """One launch on the GPU."""

    case: str
    gemm: tuple[int, int, int]
    seconds: float
    unseen: bool
    counters: Mapping[str, float]
    counted: Mapping[str, float]

    @property
    def kernel(self) -> str:
        """Its name, with the macros that differ from the defaults."""
        return self.case.rsplit(" ", 1)[0]

    @property
    def size(self) -> str:
        """``1024x1024x1024``."""
        return self.case.rsplit(" ", 1)[1]


@cache
def measured() -> dict[str, Measured]:
    """All launches by case."""
    return {case: each for file, unseen in FILES.items() for case, each in read(file, unseen=unseen).items()}


def read(file: str, *, unseen: bool) -> dict[str, Measured]:
    """The launches of one measurement by case."""
    found = {}
    data = json.loads((RESULTS / file).read_text(encoding="utf-8"))
    compared, recorded = data["about"]["compared"], data["about"]["recorded"]
    for row in data["cases"]:
        pairs = (*zip(compared, row["compared"], strict=True), *zip(recorded, row["recorded"], strict=True))
        known = {name: value for name, value in pairs if value is not None}
        counted = dict(zip(compared, row["rooftile"], strict=True)) if row["rooftile"] else {}
        seconds = row["time"]["seconds_median"]
        found[row["case"]] = Measured(row["case"], tuple(row["gemm"]), seconds, unseen, known, counted)
    return found


def fitted_kernels() -> set[str]:
    """Every other kernel by name."""
    return set(sorted({each.kernel for each in measured().values() if not each.unseen})[::2])


def is_fitted(case: Measured) -> bool:
    """Whether the constants of time were fitted to this launch: half the kernels, at half the sizes."""
    return not case.unseen and case.kernel in fitted_kernels() and not NOT_FITTED.search(case.size)
