"""Tensor maps (``CUtensorMap``) on an NVIDIA GPU, and launches that pass them, by the driver's own functions.

A map has to lie at a multiple of 64 bytes until it is launched with, which Python objects promise nobody. So the memory
is taken here, and what needs its address is called through ``ctypes``.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import TensorLayout
from rooftile.core.errors import ExecutionError
from rooftile.core.problem import Launch
from rooftile.device.protocol import Argument, TensorMap
from rooftile.device.view import View

Words = npt.NDArray[np.uint64]

_WORDS: Final = 16
_ALIGNMENT: Final = 64
_TYPES: Final = {
    "u8": 0, "u16": 1, "u32": 2, "s32": 3, "u64": 4, "s64": 5, "f16": 6, "f32": 7, "f64": 8, "bf16": 9, "tf32": 11,
    "e4m3": 0, "e5m2": 0, "s8": 0,
}  # fmt: skip
"""``CUtensorMapDataType`` by PTX's type; single bytes are copied alike, whatever they mean."""

_SWIZZLES: Final = {0: 0, 32: 1, 64: 2, 128: 3}
_MOST_KNOWN: Final = 4096
_known: dict[tuple[Any, ...], tuple[Any, tuple[Any, ...]]] = {}

_PROMOTED_TO_256: Final = 3
"""What L2 fetches from memory at once for a copy: two lines (``CUtensorMapL2promotion``)."""


@lru_cache(maxsize=4096)
def encode(address: int, layout: TensorLayout) -> Words:
    """The map of the array at ``address``: 128 bytes at a multiple of 64 (``cuTensorMapEncodeTiled``).

    Raises
    ------
    ExecutionError
        If the driver refuses it; names the layout.
    """
    memory = np.zeros(_WORDS + _ALIGNMENT // 8, np.uint64)
    start = -memory.ctypes.data % _ALIGNMENT // 8
    words = memory[start : start + _WORDS]
    rank = len(layout.sizes)
    _call(
        f"a tensor map of {layout}",
        "cuTensorMapEncodeTiled",
        ctypes.c_void_p(words.ctypes.data),
        ctypes.c_int(_TYPES[layout.kind]),
        ctypes.c_uint32(rank),
        ctypes.c_void_p(address),
        (ctypes.c_uint64 * rank)(*layout.sizes),
        (ctypes.c_uint64 * max(1, rank - 1))(*layout.strides),
        (ctypes.c_uint32 * rank)(*layout.box),
        (ctypes.c_uint32 * rank)(*(1,) * rank),
        ctypes.c_int(0),
        ctypes.c_int(_SWIZZLES[layout.swizzle]),
        ctypes.c_int(_PROMOTED_TO_256),
        ctypes.c_int(0),
    )
    return words


def launch(function: int, config: Launch, arguments: Sequence[Argument], stream: int) -> None:
    """Launch ``function`` (a ``CUfunction``).

    Raises
    ------
    ExecutionError
        If the driver refuses a map or the launch.
    """
    places, _ = _packed(arguments)
    sizes = [ctypes.c_uint32(size) for size in (*config.grid, *config.block, config.dynamic_shared_bytes)]
    _call(
        f"a launch of grid {config.grid}, block {config.block}, {config.dynamic_shared_bytes:,} bytes of shared memory",
        "cuLaunchKernel",
        ctypes.c_void_p(function),
        *sizes,
        ctypes.c_void_p(stream),
        places,
        None,
    )


def _packed(arguments: Sequence[Argument]) -> tuple[Any, tuple[Any, ...]]:
    """Where the bytes of each parameter lie, and what keeps them there.

    Launches of one plan pass the same objects again, so these are known by their identity: kept, they stay what they
    are. Looking at their values would take longer than the launch.
    """
    key = tuple(
        (argument.pointer,)
        if isinstance(argument, View)
        else (argument.view.pointer, id(argument.layout))
        if isinstance(argument, TensorMap)
        else id(argument)
        for argument in arguments
    )
    found = _known.get(key)
    if found is None:
        values = [_bytes(argument) for argument in arguments]
        kept = tuple(argument.layout if isinstance(argument, TensorMap) else argument for argument in arguments
                     if not isinstance(argument, View))  # fmt: skip
        found = (ctypes.c_void_p * len(values))(*(value.ctypes.data for value in values)), (*values, *kept)
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def _bytes(argument: Argument) -> npt.NDArray[Any]:
    if isinstance(argument, TensorMap):
        return encode(argument.view.pointer, argument.layout)
    return np.array([argument.pointer], np.uint64) if isinstance(argument, View) else np.array([argument])


@cache
def _driver() -> ctypes.CDLL:
    if sys.platform == "win32":
        return ctypes.WinDLL("nvcuda.dll")
    return ctypes.CDLL("libcuda.so.1")


def _call(what: str, name: str, *arguments: Any) -> None:
    status = getattr(_driver(), name)(*arguments)
    if status:
        raise ExecutionError(f"the GPU's driver refused {what}", got=f"{name} gave error {status}")
