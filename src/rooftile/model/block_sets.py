"""Sets of a grid's blocks: listed one by one, or as all combinations of some places along each axis."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Dim3, unravel

Numbers = npt.NDArray[np.int64]


def _holds(ascending: Numbers, value: int) -> bool:
    position = int(np.searchsorted(ascending, value))
    return position < len(ascending) and bool(ascending[position] == value)


class BlockSet(ABC):
    """Some blocks of a grid; blocks are numbered x first, as their index runs."""

    grid: Dim3

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __contains__(self, block: object) -> bool: ...

    @abstractmethod
    def block(self, position: int) -> int:
        """The block at ``position`` among the set's, which are in ascending order."""

    @abstractmethod
    def along(self, axis: int) -> Numbers:
        """Places of the blocks along an axis: of each block, or each place once."""

    @abstractmethod
    def end_of_line(self, axis: int) -> int:
        """The last block that is where the first one is, but along ``axis``."""

    @abstractmethod
    def part(self, axis: int, chosen: npt.NDArray[np.bool_]) -> BlockSet:
        """The blocks at the ``chosen`` ones of their places along ``axis``."""

    def axes(self) -> list[int]:
        """Axes along which the blocks are at more than one place, that of the widest spread first."""
        spreads = [int(np.ptp(self.along(axis))) for axis in range(3)]
        return sorted((axis for axis in range(3) if spreads[axis]), key=lambda axis: -spreads[axis])

    def halves(self, axis: int) -> tuple[BlockSet, BlockSet]:
        """The blocks below and above the middle of their spread along ``axis``."""
        along = self.along(axis)
        low = along <= (int(along.min()) + int(along.max())) // 2
        return self.part(axis, low), self.part(axis, ~low)

    def representatives(self) -> list[int]:
        """The first block, the one in the middle and the last."""
        return [self.block(position) for position in sorted({0, len(self) // 2, len(self) - 1})]


@dataclass(frozen=True, eq=False)
class Listed(BlockSet):
    """Blocks by ``numbers``, ascending."""

    grid: Dim3
    numbers: Numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __contains__(self, block: object) -> bool:
        assert isinstance(block, int)
        return _holds(self.numbers, block)

    def block(self, position: int) -> int:
        """As of the base class."""
        return int(self.numbers[position])

    def along(self, axis: int) -> Numbers:
        """As of the base class."""
        x, y, _ = self.grid
        places: Numbers = self.numbers // (1, x, x * y)[axis] % self.grid[axis]
        return places

    def end_of_line(self, axis: int) -> int:
        """As of the base class."""
        beside = [self.along(other) for other in range(3) if other != axis]
        return int(self.numbers[(beside[0] == beside[0][0]) & (beside[1] == beside[1][0])][-1])

    def part(self, axis: int, chosen: npt.NDArray[np.bool_]) -> BlockSet:
        """As of the base class."""
        return Listed(self.grid, self.numbers[chosen])


@dataclass(frozen=True, eq=False)
class Combined(BlockSet):
    """The blocks at all combinations of ``places``, ascending ones along x, y and z."""

    grid: Dim3
    places: tuple[Numbers, Numbers, Numbers]

    def __len__(self) -> int:
        return prod(map(len, self.places))

    def __contains__(self, block: object) -> bool:
        assert isinstance(block, int)
        return all(map(_holds, self.places, unravel(block, self.grid)))

    def block(self, position: int) -> int:
        """As of the base class."""
        x, y, z = map(len, self.places)
        return self._number(unravel(position, (x, y, z)))

    def along(self, axis: int) -> Numbers:
        """As of the base class."""
        return self.places[axis]

    def end_of_line(self, axis: int) -> int:
        """As of the base class."""
        positions = [0, 0, 0]
        positions[axis] = len(self.places[axis]) - 1
        return self._number(positions)

    def part(self, axis: int, chosen: npt.NDArray[np.bool_]) -> BlockSet:
        """As of the base class."""
        x, y, z = (places[chosen] if axis == other else places for other, places in enumerate(self.places))
        return Combined(self.grid, (x, y, z))

    def _number(self, positions: Sequence[int]) -> int:
        x, y, z = (int(places[position]) for places, position in zip(self.places, positions, strict=True))
        return x + self.grid[0] * (y + self.grid[1] * z)
