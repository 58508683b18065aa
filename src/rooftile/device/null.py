"""A device that runs nothing and writes down what it is asked to run, so that plans are tested without a GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Source
from rooftile.device.protocol import Argument, Parameter
from rooftile.device.view import View, contiguous_strides, numpy_dtype


@dataclass(frozen=True, slots=True)
class Built:
    """A kernel that was asked for: its file, its name, the macros it was to be compiled with."""

    file: str
    entry: str
    defines: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Recorded:
    """One launch as it was asked for."""

    program: Built
    launch: Launch
    arguments: tuple[Argument, ...]
    stream: int


@dataclass(slots=True, eq=False)
class NullDevice:
    """See the module. Its arrays lie in the CPU's memory.

    Attributes
    ----------
    name, arch, sms
        As of any :class:`~rooftile.device.protocol.Device`; what a real one would say may be given.
    launches : list of Recorded
        All launches, in their order.
    """

    name: str = "cpu"
    arch: str = "sm_90a"
    sms: int = 132
    launches: list[Recorded] = field(default_factory=list)

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Built:
        """Nothing is compiled."""
        return Built(source.name, entry, tuple(sorted(defines.items())))

    def load(self, compiled: Compiled) -> Built:
        """Nothing to do."""
        return Built(compiled.source.name, compiled.signature.entry)

    def launch(self, program: Built, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """Write it down."""
        self.launches.append(Recorded(program, launch, tuple(arguments), stream))

    def prepare(self, program: Any, launch: Launch, parameters: tuple[Parameter, ...]) -> None:
        """Launches are shown the arrays."""

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """Zeros."""
        return self.put(np.zeros(shape, numpy_dtype(dtype)))

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """A copy."""
        kept = np.array(array, order="C")
        return View(kept.ctypes.data, kept.dtype.name, kept.shape, contiguous_strides(kept.shape), self.name, kept)

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """Every byte."""
        view.numpy().reshape(-1).view(np.uint8)[...] = byte

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """A copy."""
        return view.numpy().copy()

    def record(self, stream: int = 0) -> int:
        """The number of launches so far."""
        return len(self.launches)

    def seconds(self, start: int, end: int) -> float:
        """No time passes here."""
        return 0.0

    def synchronize(self, stream: int = 0) -> None:
        """Nothing to wait for."""
