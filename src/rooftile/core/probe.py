"""At which other shapes a kernel is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rooftile.core.finding import Judgement
from rooftile.core.problem import Gemm


@dataclass(frozen=True, slots=True)
class ShapeCheck:
    """A small problem that a kernel was tried on; ``reason`` is the verdict's."""

    gemm: Gemm
    judgement: Judgement
    reason: str


@dataclass(frozen=True, slots=True)
class Probes:
    """The shapes that a kernel was tried on beside the asked one.

    Attributes
    ----------
    statement : str
        For which shapes the kernel is right, as far as those tried tell.
    build : str
        "check" if the kernel was compiled for this with hardly any optimisation, "default" if it ran as it is.
    shapes : tuple of ShapeCheck
        In the order they were tried; empty where the kernel takes no other.
    """

    statement: str
    build: Literal["check", "default"]
    shapes: tuple[ShapeCheck, ...] = ()
