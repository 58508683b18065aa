"""Tensor maps (``CUtensorMap``) on an NVIDIA GPU.

A map has to lie at a multiple of 64 bytes until it is launched with, which Python objects promise nobody. So the memory
is taken here.
"""

from __future__ import annotations

import ctypes
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import TensorLayout
from rooftile.device import driver

Words = npt.NDArray[np.uint64]

_WORDS: Final = 16
_ALIGNMENT: Final = 64
_TYPES: Final = {
    "u8": 0, "u16": 1, "u32": 2, "s32": 3, "u64": 4, "s64": 5, "f16": 6, "f32": 7, "f64": 8, "bf16": 9, "tf32": 11,
    "e4m3": 0, "e5m2": 0, "s8": 0,
}  # fmt: skip
"""``CUtensorMapDataType`` by PTX's type; single bytes are copied alike, whatever they mean."""

_SWIZZLES: Final = {0: 0, 32: 1, 64: 2, 128: 3}
_NOT_INTERLEAVED: Final = 0
_ZEROS_OUTSIDE: Final = 0
_PROMOTED_TO_256: Final = 3
"""What L2 fetches from memory at once for a copy: two lines (``CUtensorMapL2promotion``)."""


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
    sizes, strides = (ctypes.c_uint64 * rank)(*layout.sizes), (ctypes.c_uint64 * max(1, rank - 1))(*layout.strides)
    box, ones = (ctypes.c_uint32 * rank)(*layout.box), (ctypes.c_uint32 * rank)(*(1,) * rank)
    driver.call(
        "cuTensorMapEncodeTiled",
        words.ctypes.data,
        _TYPES[layout.kind],
        rank,
        address,
        *(ctypes.addressof(array) for array in (sizes, strides, box, ones)),
        _NOT_INTERLEAVED,
        _SWIZZLES[layout.swizzle],
        _PROMOTED_TO_256,
        _ZEROS_OUTSIDE,
        what=f"a tensor map of {layout}",
    )
    return words
