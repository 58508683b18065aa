"""Launches on an NVIDIA GPU of which all is packed beforehand but the arrays' addresses and the stream."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rooftile.core.call import TensorLayout
from rooftile.core.problem import Launch
from rooftile.device import driver
from rooftile.device.protocol import Parameter, Slot
from rooftile.device.tensor_maps import Words, encode

_STREAM: Final = 32
"""Where ``hStream`` lies in a ``CUlaunchConfig``: behind grid, block and bytes of shared memory, aligned."""

_CONFIG: Final = struct.Struct("=7I4xQQII")
"""All of it: the stream is followed by the attributes' address and their number."""

_EARLY: Final = ctypes.create_string_buffer(struct.pack("=I4xI60x", 6, 1), 72)
"""A ``CUlaunchAttribute``: programmatic stream serialization, allowed."""

_MOST_MAPS: Final = 256


class PreparedLaunch:
    """A kernel, its launch and its numbers; called with the arrays' addresses, by their indices, and a stream.

    What changes from launch to launch is packed into memory that no other launch uses meanwhile, so that threads may
    share one of these. The driver has read all of it when the call returns.

    Parameters
    ----------
    function : int
        The kernel (``CUfunction``).
    context : int
        The context that it is loaded in.
    launch : Launch
    parameters : sequence of Slot or bytes
        In the kernel's order.
    """

    __slots__ = (
        "_attributes",
        "_context",
        "_current",
        "_entries",
        "_function",
        "_idle",
        "_kept",
        "_launch",
        "_maps",
        "_pack",
        "_run",
    )

    def __init__(self, function: int, context: int, launch: Launch, parameters: Sequence[Parameter]) -> None:
        self._function, self._context, self._launch = function, context, launch
        slots = 1 + max((part.index for part in parameters if isinstance(part, Slot)), default=-1)
        # The addresses lie right behind the launch's record.
        self._pack = struct.Struct(f"=3Q{slots}Q")
        self._attributes = (ctypes.addressof(_EARLY), 1) if launch.early else (0, 0)
        self._kept = [
            None if isinstance(part, Slot) else ctypes.create_string_buffer(part, len(part)) for part in parameters
        ]
        self._entries = [part.index if isinstance(part, Slot) else 0 for part in parameters]
        self._maps = tuple(
            (position, part.index, part.layout, dict[int, tuple[int, Words]]())
            for position, part in enumerate(parameters)
            if isinstance(part, Slot) and part.layout is not None
        )
        self._idle: list[_Packed] = []
        self._run, self._current = driver.function("cuLaunchKernelEx"), driver.function("cuCtxGetCurrent")

    def __call__(self, addresses: Sequence[int], stream: int) -> None:
        """Enqueue the launch.

        Raises
        ------
        ExecutionError
            If the driver refuses a tensor map or the launch.
        """
        try:
            packed = self._idle.pop()
        except IndexError:
            packed = self._packed()
        memory, record, entries, first_entry, context, context_at, maps_in_use = packed
        self._pack.pack_into(memory, _STREAM, stream, *self._attributes, *addresses)
        for position, index, layout, maps in self._maps:
            found = maps.get(addresses[index]) or _add_map(maps, addresses[index], layout)
            entries[position] = found[0]
            maps_in_use[position] = found  # another thread may forget it before this launch
        self._current(context_at)
        if context.value == self._context:
            status = self._run(record, self._function, first_entry, None)
        else:
            with in_context(self._context):
                status = self._run(record, self._function, first_entry, None)
        self._idle.append(packed)
        if status:
            grid, block, shared = self._launch.grid, self._launch.block, self._launch.dynamic_shared_bytes
            what = f"a launch of grid {grid}, block {block}, {shared:,} bytes of shared memory"
            raise driver.refusal("cuLaunchKernelEx", status, what)

    def _packed(self) -> _Packed:
        launch, behind = self._launch, _CONFIG.size
        memory = ctypes.create_string_buffer(behind + self._pack.size)
        _CONFIG.pack_into(memory, 0, *launch.grid, *launch.block, launch.dynamic_shared_bytes, 0, 0, 0, 0)
        record = ctypes.addressof(memory)
        entries = (ctypes.c_void_p * len(self._entries))(
            *(
                record + behind + 8 * index if number is None else ctypes.addressof(number)
                for index, number in zip(self._entries, self._kept, strict=True)
            )
        )
        context = ctypes.c_void_p()
        return memory, record, entries, ctypes.addressof(entries), context, ctypes.addressof(context), {}


_Packed = tuple[Any, int, Any, int, ctypes.c_void_p, int, dict[int, tuple[int, Words]]]
"""A launch's record with the addresses, where the parameters' bytes lie, and which context is current."""


def _add_map(maps: dict[int, tuple[int, Words]], address: int, layout: TensorLayout) -> tuple[int, Words]:
    if len(maps) >= _MOST_MAPS:
        maps.clear()
    words = encode(address, layout)
    maps[address] = found = words.ctypes.data, words
    return found


@contextmanager
def in_context(context: int) -> Iterator[None]:
    """Work in a context, and leave the caller's choice of a current one as it was, if there was one."""
    before = driver.handle("cuCtxGetCurrent")
    if before == context:
        yield
        return
    driver.call("cuCtxSetCurrent", context)
    try:
        yield
    finally:
        if before:
            driver.call("cuCtxSetCurrent", before)
