"""Which tile a block computes: large ones move less, small ones leave fewer multiprocessors idle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Tile:
    """Macros of the SIMT template: tiles of a block, a warp and a thread."""

    bm: int
    bn: int
    bk: int
    wm: int
    wn: int
    tm: int
    tn: int

    @property
    def threads(self) -> int:
        """Threads of a block: a warp for each WM x WN."""
        return self.bm // self.wm * (self.bn // self.wn) * 32

    @property
    def defines(self) -> dict[str, int]:
        """The macros."""
        return {name.upper(): getattr(self, name) for name in ("bm", "bn", "bk", "wm", "wn", "tm", "tn")}


_LARGE: Final = Tile(128, 128, 8, 64, 32, 8, 8)
_MIDDLE: Final = Tile(64, 64, 16, 32, 32, 8, 4)
_SMALL: Final = Tile(32, 32, 16, 16, 32, 4, 4)

_HALF: Final = {_LARGE: 27.0, _MIDDLE: 29.6, _SMALL: 24.2}
SPEEDS: Final[dict[str, dict[Tile, float]]] = {
    "float32": {_LARGE: 40.0, _MIDDLE: 37.8, _SMALL: 29.0},
    "float16": _HALF,
    "bfloat16": _HALF,
    "float64": {_MIDDLE: 18.9, _SMALL: 15.5},  # the large one's sums alone are 128 registers
}
"""The tiles for each type, and TFLOP/s at 4096 x 4096 x 4096 on an H200 (2026-11-30). Only their ratios matter."""

SPECIALIZED: Final = Tile(128, 256, 32, 32, 128, 16, 8)
SPECIALIZED_SPEED: Final = 53.5
"""The tile of ``warp_specialized`` and its TFLOP/s, likewise."""


def cdiv(size: int, by: int) -> int:
    """``size / by``, rounded up."""
    return -(-size // by)


def blocks(tile: Tile, m: int, n: int, batch: int) -> int:
    """How many of these tiles cover the results."""
    return cdiv(m, tile.bm) * cdiv(n, tile.bn) * batch


def work(tile: Tile, speed: float, m: int, n: int, batch: int, sms: int) -> float:
    """Cells that the busiest multiprocessor computes, over the tile's speed when all are busy.

    Cells of a tile that lie outside of the result cost as much as others, and a wave of blocks that fills few of the
    multiprocessors as much as a full one: both speak for smaller tiles.
    """
    return cdiv(blocks(tile, m, n, batch), sms) * tile.bm * tile.bn / speed
