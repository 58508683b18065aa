"""What a device does for the rooms that multiply and measure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from rooftile.core.call import TensorLayout
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Source
from rooftile.device.view import View

Program = Any
"""A loaded kernel: whatever the device that loaded it wants to be given back."""

Moment = Any
"""A point in a stream's work, as :meth:`Device.record` makes it."""


@dataclass(frozen=True, slots=True, eq=False)
class TensorMap:
    """An array as copies of boxes (TMA) take it; ``layout`` counts from the view's first element."""

    view: View
    layout: TensorLayout


Argument = View | TensorMap | np.generic
"""What a parameter gets: an array's address, a tensor map of it, or a number of the parameter's very type."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A parameter that is told at each launch: the address of the array with that index, or a tensor map of it."""

    index: int
    layout: TensorLayout | None = None


Parameter = Slot | bytes
"""What a parameter of a prepared launch gets: what its slot is told, or a number's bytes."""

Start = Callable[[tuple[int, ...], int], None]
"""A prepared launch; called with the arrays' addresses, by their indices, and a stream, it enqueues it."""


class Device(Protocol):
    """A device. ``stream`` is a CUDA stream's handle as an integer, 0 for the default one; it means nothing on the CPU.

    Attributes
    ----------
    name : str
        ``"cpu"``, ``"cuda:0"``: what :attr:`View.place` says of arrays it can read.
    arch : str
        What to compile for, ``"sm_90a"``.
    sms : int
        Streaming multiprocessors, or what takes their place.
    """

    @property
    def name(self) -> str:
        """See above."""
        ...

    @property
    def arch(self) -> str:
        """See above."""
        ...

    @property
    def sms(self) -> int:
        """See above."""
        ...

    def __hash__(self) -> int: ...

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Program:
        """Compile a kernel for this device, through the disk cache, and make it ready to launch."""
        ...

    def load(self, compiled: Compiled) -> Program:
        """Make a kernel that was compiled for :attr:`arch` ready to launch."""
        ...

    def launch(self, program: Program, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """Enqueue one launch; ``arguments`` are in the order of the parameters."""
        ...

    def prepare(self, program: Program, launch: Launch, parameters: tuple[Parameter, ...]) -> Start | None:
        """All of a launch but the arrays and the stream; None if this device must be shown the arrays themselves."""
        ...

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """A new C-contiguous array, its contents undefined; it lives as long as the view."""
        ...

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """A copy of ``array`` on the device, C-contiguous."""
        ...

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """Set every byte of a C-contiguous array of the device; 255 makes NaNs of floats."""
        ...

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """A copy of a C-contiguous array of the device, after all that the stream was asked before."""
        ...

    def record(self, stream: int = 0) -> Moment:
        """Mark this point of the stream's work."""
        ...

    def seconds(self, start: Moment, end: Moment) -> float:
        """Time between two such points, once the work before them is done."""
        ...

    def synchronize(self, stream: int = 0) -> None:
        """Wait until the stream's work is done."""
        ...
