"""How long a search for causes may go on: by the work it does, so that it finds as much on a busy machine."""

from __future__ import annotations

import time
from math import inf
from typing import Final

from rooftile.core.problem import Gemm

_COMPILED: Final = 3.0
_LAUNCHED: Final = 0.5
_PRODUCTS: Final = 1 << 19
"""So many products M*N*K are executed in the time of one unit, about."""

_PATIENCE: Final = 0.1
"""Seconds of this process's CPUs after which a unit counts as spent at the latest; it usually takes a tenth of them."""

_IN_ALL: Final = 18.0
"""Seconds of this process's CPUs for all searches for what is wrong with one kernel: nobody waits for much longer."""


def until() -> float:
    """When all searches that begin now have to end, by ``time.process_time``."""
    return time.process_time() + _IN_ALL


class Effort:
    """Units of work, of some 10 ms each, that a search may do.

    Parameters
    ----------
    units : float
        Where kernels take far longer than their sizes tell, it ends earlier.
    end : float
        Of process_time: what is left then is left undone.
    """

    def __init__(self, units: float, end: float = inf) -> None:
        self._left = units
        self._until = min(end, time.process_time() + units * _PATIENCE)

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self._left <= 0 or time.process_time() > self._until

    def compile(self) -> None:
        """A program is compiled."""
        self._left -= _COMPILED

    def execute(self, gemm: Gemm) -> None:
        """A problem is executed."""
        self._left -= _LAUNCHED + gemm.m * gemm.n * gemm.k / _PRODUCTS
