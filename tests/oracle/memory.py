"""Device memory: buffers, a block's shared memory, a thread's local memory, constants."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from rooftile.core.call import BufferArgument, Call
from rooftile.ptx.program import Kernel

SHARED_WINDOW = 1 << 56
LOCAL_WINDOW = 1 << 57
"""Generic addresses from here on are shared or local memory, at their own address from 0."""


@dataclass
class Segment:
    """Contiguous bytes at an address; reads outside give zeros, writes outside are dropped, both are noted."""

    base: int
    data: bytearray
    misses: int = 0

    def holds(self, address: int, size: int) -> bool:
        return self.base <= address and address + size <= self.base + len(self.data)


@dataclass
class Memory:
    """All that a grid shares: buffers by parameter name, global and constant variables."""

    kernel: Kernel
    buffers: dict[str, Segment] = field(default_factory=dict)
    variables: dict[str, Segment] = field(default_factory=dict)
    parameters: bytearray = field(default_factory=bytearray)
    outside: int = 0

    @classmethod
    def of(cls, kernel: Kernel, call: Call) -> Memory:
        """Place every buffer of ``call`` at a 256-byte aligned address, and write the parameter block."""
        memory = cls(kernel)
        base = 1 << 32
        size = max((p.offset + p.size for p in kernel.parameters), default=0)
        memory.parameters = bytearray(size)
        for parameter, argument in zip(kernel.parameters, call.arguments, strict=True):
            if isinstance(argument, BufferArgument):
                memory.buffers[argument.name] = Segment(base, bytearray(argument.data.tobytes()))
                value = base.to_bytes(8, "little")
                base += (argument.data.nbytes + 255) // 256 * 256 + (1 << 20)
            else:
                value = np.array([argument.value], dtype=np.dtype(argument.dtype)).tobytes()
            memory.parameters[parameter.offset : parameter.offset + len(value)] = value
        for variable in kernel.variables.values():
            if variable.space in ("global", "const"):
                data = bytearray(variable.data or b"").ljust(variable.size, b"\0")
                memory.variables[variable.name] = Segment(base, data)
                base += (variable.size + 255) // 256 * 256 + 256
        return memory

    def address_of(self, symbol: str) -> int:
        """The address of a variable in its own space."""
        variable = self.kernel.variables[symbol]
        if variable.space in ("global", "const"):
            return self.variables[symbol].base
        return variable.offset

    def find(self, address: int, size: int) -> Segment | None:
        """The buffer or variable that holds these bytes."""
        for segment in (*self.buffers.values(), *self.variables.values()):
            if segment.holds(address, size):
                return segment
        return None

    def load(self, address: int, size: int) -> bytes:
        segment = self.find(address, size)
        if segment is None:
            self.outside += 1
            return bytes(size)
        start = address - segment.base
        return bytes(segment.data[start : start + size])

    def store(self, address: int, data: bytes) -> None:
        segment = self.find(address, len(data))
        if segment is None:
            self.outside += 1
            return
        start = address - segment.base
        segment.data[start : start + len(data)] = data
