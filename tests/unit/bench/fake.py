"""The executor as if it were a GPU: kernels really run, time is what the test says."""

from collections.abc import Callable
from typing import Any

import numpy as np

from rooftile.device.cpu import CpuDevice


class Scripted(CpuDevice):
    """``took`` says how long a launch of a kernel takes; the host, too, takes its time for one."""

    def __init__(self, took: Callable[[str], float], *, fill: float = 1e-4, host: float = 1e-5) -> None:
        self.took, self.fill_took, self.host_took = took, fill, host
        self.device_free = self.host_now = 0.0
        self.log: list[str] = []

    def build(self, source: Any, entry: str, defines: Any) -> Any:
        return entry, super().build(source, entry, defines)

    def launch(self, program: Any, launch: Any, arguments: Any, stream: int = 0) -> None:
        self.work(program[0], self.took(program[0]))
        super().launch(program[1], launch, arguments, stream)

    def fill(self, view: Any, byte: int, stream: int = 0) -> None:
        self.work("fill" if view.dtype == "uint8" else "poison", self.fill_took)
        super().fill(view, byte, stream)

    def work(self, name: str, seconds: float) -> None:
        self.log.append(name)
        self.host_now += self.host_took
        self.device_free = max(self.device_free, self.host_now) + seconds

    def record(self, stream: int = 0) -> float:
        return max(self.device_free, self.host_now)

    def clock(self) -> float:
        return self.host_now


class Zeros(Scripted):
    """Loses what is put on it."""

    def put(self, array: Any, stream: int = 0) -> Any:
        return super().put(np.zeros_like(array))
