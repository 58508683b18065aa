"""Launches on an NVIDIA GPU of which all is packed beforehand but the arrays' addresses and the stream."""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from rooftile.core.problem import Launch
from rooftile.device import driver
from rooftile.device.protocol import Parameter, Slot
from rooftile.device.tensor_maps import encode

Key = TypeVar("Key")

_RECORD: Final = struct.Struct("=7I4xQQII")
"""A ``CUlaunchConfig``: grid, block, bytes of shared memory, stream; the address of the attributes, their number."""

_EARLY: Final = ctypes.create_string_buffer(struct.pack("=I4xI60x", 6, 1), 72)
"""A ``CUlaunchAttribute``: programmatic stream serialization, allowed."""

_MOST_KNOWN: Final = 1024

Packed = tuple[int, Any]
"""An address, and what keeps alive what lies there."""


class PreparedLaunch:
    """A kernel, its launch and its numbers; called with the arrays' addresses, by their indices, and a stream.

    What the driver reads for certain addresses, and for a stream, is packed once and never changed, so that threads
    may share one of these.

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

    __slots__ = ("_bound", "_context", "_current", "_function", "_idle", "_launch", "_parameters", "_records", "_run")

    def __init__(self, function: int, context: int, launch: Launch, parameters: Sequence[Parameter]) -> None:
        self._function, self._context, self._launch = function, context, launch
        self._parameters = tuple(part if isinstance(part, Slot) else _held(part) for part in parameters)
        self._bound: dict[tuple[int, ...], Packed] = {}
        self._records: dict[int, Packed] = {}
        self._idle: list[tuple[ctypes.c_void_p, int]] = []  # where it is written which context is current
        self._run, self._current = driver.function("cuLaunchKernelEx"), driver.function("cuCtxGetCurrent")

    def __call__(self, addresses: tuple[int, ...], stream: int) -> None:
        """Enqueue the launch.

        Raises
        ------
        ExecutionError
            If the driver refuses a tensor map or the launch.
        """
        bound = self._bound.get(addresses)
        if bound is None:
            bound = _kept(self._bound, addresses, self._bind(addresses))
        record = self._records.get(stream)
        if record is None:
            record = _kept(self._records, stream, self._record(stream))
        try:
            idle = self._idle.pop()
        except IndexError:
            found = ctypes.c_void_p()
            idle = found, ctypes.addressof(found)
        current, at = idle
        self._current(at)
        if current.value == self._context:
            status = self._run(record[0], self._function, bound[0], None)
        else:
            with in_context(self._context):
                status = self._run(record[0], self._function, bound[0], None)
        self._idle.append(idle)
        if status:
            grid, block, shared = self._launch.grid, self._launch.block, self._launch.dynamic_shared_bytes
            what = f"a launch of grid {grid}, block {block}, {shared:,} bytes of shared memory"
            raise driver.refusal("cuLaunchKernelEx", status, what)

    def _record(self, stream: int) -> Packed:
        launch = self._launch
        sizes = (*launch.grid, *launch.block, launch.dynamic_shared_bytes)
        attributes = (ctypes.addressof(_EARLY), 1) if launch.early else (0, 0)
        return _held(_RECORD.pack(*sizes, stream, *attributes, 0))

    def _bind(self, addresses: tuple[int, ...]) -> Packed:
        """Where the bytes of each parameter lie."""
        parts = [_told(part, addresses[part.index]) if isinstance(part, Slot) else part for part in self._parameters]
        entries = (ctypes.c_void_p * len(parts))(*(address for address, _ in parts))
        return ctypes.addressof(entries), (entries, parts)


def _told(slot: Slot, address: int) -> Packed:
    """What a parameter gets of the array at an address."""
    if slot.layout is None:
        return _held(address.to_bytes(8, sys.byteorder))
    words = encode(address, slot.layout)
    return words.ctypes.data, words


def _held(content: bytes) -> Packed:
    memory = ctypes.create_string_buffer(content, len(content))
    return ctypes.addressof(memory), memory


def _kept(known: dict[Key, Packed], key: Key, packed: Packed) -> Packed:
    if len(known) >= _MOST_KNOWN:
        known.clear()  # launches that are being started hold what they use
    known[key] = packed
    return packed


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
