"""Device memory: one buffer for each pointer argument, placed as ``cudaMalloc`` would and far from its neighbours."""

from __future__ import annotations

import ctypes
import mmap
import struct
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import BufferArgument, Call, TensorLayout
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.hardware import ALLOCATION_ALIGNMENT
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import Kernel
from rooftile.ptx.trace import source_name
from rooftile.simt.groups import waits_for_grid
from rooftile.simt.layout.accesses import ATOMIC_TYPES, Buffer
from rooftile.simt.layout.copies import MOST_DIMENSIONS, TENSOR_MAP_MAGIC, TensorMap

_GAP: Final = 1 << 20
_GRID_BARRIER_BYTES: Final = 64
_POINTER_BYTES: Final = 8
_MAP_BYTES: Final = ctypes.sizeof(TensorMap)
_LARGEST_GAP: Final = 1 << 28
"""So much unused address space lies behind each buffer, or as much as the buffer has: an index that runs past an end
must not land in the next."""


@dataclass(frozen=True, slots=True)
class Allocation:
    """A buffer's or variable's place: ``address`` is the host's, ``element_bytes`` that of its type (1 if unknown)."""

    name: str
    address: int
    size: int
    element_bytes: int = 1


class DeviceMemory:
    """Everything a launch keeps in global, constant and parameter memory.

    Attributes
    ----------
    allocations : tuple of Allocation
        What may be read and written, in ascending order of address.
    parameters, constants, globals, grid_barrier : int
        Addresses of the parameter block, of the segments of module variables, and of what a cooperative launch passes.
    undefined : frozenset of str
        Names of the buffers that nothing has written before the launch.
    """

    def __init__(self, kernel: Kernel, call: Call) -> None:
        _check_arguments(kernel, call)
        parameter_bytes = max((p.offset + p.size for p in kernel.parameters), default=0)
        sizes = [parameter_bytes, kernel.segment_bytes("const"), kernel.segment_bytes("global"), _GRID_BARRIER_BYTES]
        buffers = [argument for argument in call.arguments if isinstance(argument, BufferArgument)]
        placed = {buffer.variable: buffer for buffer in buffers if buffer.variable}
        sizes += [
            0 if buffer.in_place or buffer.variable else len(buffer.header) + buffer.data.nbytes for buffer in buffers
        ]
        tables = [buffer for buffer in buffers if buffer.pointers]
        sizes += [_POINTER_BYTES * buffer.pointers for buffer in tables]
        self._arena, self._base, places = _reserve(sizes)
        self._view = np.frombuffer(self._arena, np.uint8)
        self.parameters, self.constants, self.globals, self.grid_barrier = (self._base + at for at in places[:4])
        self._buffers: dict[str, tuple[Allocation, BufferArgument]] = {}
        allocations = []
        symbols = dict(call.symbols)
        if waits_for_grid(kernel):
            allocations.append(Allocation("the grid's barrier", self.grid_barrier, _GRID_BARRIER_BYTES))
        for variable in kernel.variables.values():
            if variable.space in ("const", "global"):
                start = (self.constants if variable.space == "const" else self.globals) + variable.offset
                if (held := placed.get(variable.name)) is not None:
                    self._write(start, held.data)
                    found = Allocation(held.name, start, held.data.nbytes, held.data.itemsize)
                    allocations.append(replace(found, size=variable.size))
                    self._buffers[held.name] = (found, held)
                    continue
                allocations.append(Allocation(variable.name, start, variable.size))
                if variable.data:
                    self._write(start, variable.data)
                given = symbols.get(source_name(variable.name), ())
                width = variable.size // max(1, len(given))
                if width * len(given) == variable.size and width in (4, 8):
                    self._write(start, b"".join(value.to_bytes(width, "little", signed=True) for value in given))
        addresses = iter(places[4:])
        of_tables = {
            buffer.name: self._base + at for buffer, at in zip(tables, places[4 + len(buffers) :], strict=True)
        }
        block = bytearray(parameter_bytes)
        for parameter, argument in zip(kernel.parameters, call.passed, strict=True):
            if isinstance(argument, BufferArgument):
                start = self._base + next(addresses)
                if argument.in_place:
                    start = argument.data.ctypes.data
                else:
                    self._write(start, argument.header)
                    self._write(start + len(argument.header), argument.data)
                if argument.header:
                    allocations.append(Allocation(f"{argument.name}, in front of it", start, len(argument.header)))
                place = start + len(argument.header)
                found = Allocation(argument.name, place, argument.data.nbytes, argument.data.itemsize)
                allocations.append(found)
                self._buffers[argument.name] = (found, argument)
                if argument.pointers:
                    table, part = of_tables[argument.name], argument.data.nbytes // argument.pointers
                    entries = place + part * np.arange(argument.pointers, dtype=np.uint64)
                    self._write(table, entries)
                    allocations.append(Allocation(f"{argument.name}'s pointers", table, entries.nbytes, _POINTER_BYTES))
                    start = table
                value = struct.pack("<Q", start) if argument.tensor is None else _packed(argument.tensor, start)
            else:
                value = _scalar_bytes(argument.dtype, argument.value, parameter.size)
            block[parameter.offset : parameter.offset + len(value)] = value
        self._write(self.parameters, bytes(block))
        self.undefined = frozenset(buffer.name for buffer in buffers if buffer.undefined)
        self.allocations = tuple(sorted(allocations, key=lambda a: a.address))

    def table(self) -> ctypes.Array[Buffer]:
        """The runtime's list of allocations."""
        return (Buffer * max(1, len(self.allocations)))(
            *(Buffer(low=a.address, high=a.address + a.size) for a in self.allocations)
        )

    def contents(self) -> dict[str, npt.NDArray[np.generic]]:
        """A copy of every buffer, by parameter name, as it is now; of those executed upon in place, themselves."""
        found = {}
        for name, (allocation, argument) in self._buffers.items():
            data = argument.data
            if argument.in_place:
                found[name] = data
                continue
            start = allocation.address - self._base
            raw = self._view[start : start + allocation.size]
            found[name] = raw.copy().view(data.dtype).reshape(data.shape)
        return found

    def _write(self, address: int, data: bytes | npt.NDArray[np.generic]) -> None:
        raw = np.frombuffer(data, np.uint8) if isinstance(data, bytes) else _bytes_of(data)
        start = address - self._base
        self._view[start : start + raw.size] = raw


def _bytes_of(array: npt.NDArray[np.generic]) -> npt.NDArray[np.uint8]:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _reserve(sizes: list[int]) -> tuple[mmap.mmap, int, list[int]]:
    """Address space for ``sizes`` with gaps between; pages cost nothing until they are touched."""
    places, end = [], _GAP
    for size in sizes:
        places.append(end)
        end += size + min(max(size, _GAP), _LARGEST_GAP)
        end = -(-end // ALLOCATION_ALIGNMENT) * ALLOCATION_ALIGNMENT
    try:
        flags = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0) | getattr(mmap, "MAP_NORESERVE", 0)
        arena = mmap.mmap(-1, end, flags=flags) if flags else mmap.mmap(-1, end)
    except (OSError, OverflowError, ValueError) as error:
        raise ExecutionError(
            "there is not enough memory for the kernel's buffers",
            got=f"{sum(sizes):,} bytes",
            next_step="give a smaller problem",
        ) from error
    if hasattr(mmap, "MADV_HUGEPAGE"):  # walking down a column of a large matrix touches a page a row
        with suppress(OSError):
            arena.madvise(mmap.MADV_HUGEPAGE)
    return arena, ctypes.addressof(ctypes.c_char.from_buffer(arena)), places


def _check_arguments(kernel: Kernel, call: Call) -> None:
    if len(kernel.parameters) != len(call.passed):
        raise UsageError(
            f"kernel {kernel.name} was given the wrong number of arguments",
            got=str(len(call.passed)),
            allowed=str(len(kernel.parameters)),
        )
    for parameter, argument in zip(kernel.parameters, call.passed, strict=True):
        if isinstance(argument, BufferArgument) and parameter.size != (8 if argument.tensor is None else _MAP_BYTES):
            raise UsageError(
                f"parameter {argument.name} is not a pointer",
                got="a buffer",
                allowed=f"a value of {parameter.size} bytes",
            )


def _packed(layout: TensorLayout, address: int) -> bytes:
    """The tensor map of the buffer at ``address``, as the runtime reads it."""
    rank = len(layout.sizes)
    ones, rest = (1,) * (MOST_DIMENSIONS - rank), (0,) * (MOST_DIMENSIONS - rank)
    kind = layout.kind.replace("tf32", "f32")
    return bytes(
        TensorMap(
            magic=TENSOR_MAP_MAGIC,
            address=address,
            strides=(*layout.strides, *rest)[: MOST_DIMENSIONS - 1],
            sizes=(*layout.sizes, *ones),
            box=(*layout.box, *ones),
            rank=rank,
            element_bytes=type_bits(layout.kind) // 8,
            swizzle=layout.swizzle,
            type=ATOMIC_TYPES.index(kind) if kind in ATOMIC_TYPES else -1,
        )
    )


def _scalar_bytes(dtype: str, value: float, size: int) -> bytes:
    """``value`` as NumPy type ``dtype``, cut or extended to the parameter's ``size``."""
    if dtype == "bfloat16":
        import ml_dtypes

        raw = np.asarray(value, dtype=ml_dtypes.bfloat16).tobytes()
    elif np.dtype(dtype).kind in "iu":
        bits = np.dtype(dtype).itemsize * 8
        raw = (int(value) % 2**bits).to_bytes(bits // 8, "little")
    else:
        raw = np.asarray(value, dtype=dtype).tobytes()
    return raw[:size].ljust(size, b"\0")
