"""Which tile a block computes: large ones move less, small ones leave fewer multiprocessors idle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Tile:
    """Macros of the SIMT template, and the share of the largest tile's speed that it has once a GPU is full.

    ``speed`` decides between tiles only, so what matters is the order of size of their ratios.
    """

    bm: int
    bn: int
    bk: int
    wm: int
    wn: int
    tm: int
    tn: int
    speed: float

    @property
    def threads(self) -> int:
        """Threads of a block: a warp for each WM x WN."""
        return self.bm // self.wm * (self.bn // self.wn) * 32

    @property
    def defines(self) -> dict[str, int]:
        """The macros."""
        return {name.upper(): getattr(self, name) for name in ("bm", "bn", "bk", "wm", "wn", "tm", "tn")}


_LARGE: Final = Tile(128, 128, 8, 64, 32, 8, 8, 1.0)
_MIDDLE: Final = Tile(64, 64, 16, 32, 32, 8, 4, 0.8)
_SMALL: Final = Tile(32, 32, 16, 16, 32, 4, 4, 0.5)

TILES: Final[dict[str, tuple[Tile, ...]]] = {
    "float32": (_LARGE, _MIDDLE, _SMALL),
    "float16": (_LARGE, _MIDDLE, _SMALL),
    "bfloat16": (_LARGE, _MIDDLE, _SMALL),
    "float64": (_MIDDLE, _SMALL),  # the large one's sums alone are 128 registers
}


def cdiv(size: int, by: int) -> int:
    """``size / by``, rounded up."""
    return -(-size // by)


def blocks(tile: Tile, m: int, n: int, batch: int) -> int:
    """How many of these tiles cover the results."""
    return cdiv(m, tile.bm) * cdiv(n, tile.bn) * batch


def choose_tile(dtype: str, m: int, n: int, batch: int, sms: int) -> Tile:
    """The tile with the least work on the busiest multiprocessor, ``ceil(blocks / sms) * BM * BN / speed``.

    Cells of a tile that lie outside of the result cost as much as others, and a wave of blocks that fills few of the
    multiprocessors as much as a full one: both speak for smaller tiles.
    """
    return min(TILES[dtype], key=lambda tile: cdiv(blocks(tile, m, n, batch), sms) * tile.bm * tile.bn / tile.speed)
