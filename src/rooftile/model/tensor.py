"""Matrix instructions of the tensor cores: how many multiply-adds one is, and how many a clock brings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import ceil
from typing import Final

from rooftile.core.errors import UnavailableError
from rooftile.core.hardware import WARP_SIZE, WARPS_PER_WARPGROUP
from rooftile.machine import Gpu

_WARP: Final = frozenset({"HMMA", "IMMA", "DMMA", "QMMA", "OMMA"})
_WARPGROUP: Final = frozenset({"HGMMA", "IGMMA", "QGMMA"})

_SHAPES: Final = {
    "884": (8, 8, 4), "8816": (8, 8, 16), "8832": (8, 8, 32), "1684": (16, 8, 4), "1688": (16, 8, 8),
    "16816": (16, 8, 16), "16832": (16, 8, 32), "16864": (16, 8, 64),
}  # fmt: skip
_LONG: Final = re.compile(r"(\d+)x(\d+)x(\d+)")
_BYTES: Final = {"float64": 8, "tf32": 4, "float16": 2, "bfloat16": 2, "float8": 1, "int8": 1}


def shape(opcode: str) -> tuple[int, int, int] | None:
    """M, N and K of what one warp computes with ``HMMA.16816.F32`` or ``HGMMA.64x128x16.F32``; None for all others."""
    base, *words = opcode.split(".")
    if base not in _WARP and base not in _WARPGROUP:
        return None
    for word in words:
        sizes = _SHAPES.get(word)
        if sizes is None and (found := _LONG.fullmatch(word)):
            m, n, k = map(int, found.groups())
            sizes = m, n, k
        if sizes is not None:
            m, n, k = sizes
            return (m // WARPS_PER_WARPGROUP, n, k) if base in _WARPGROUP else sizes
    return None  # HFMA2.MMA, MUFU and the like


def multiply_adds(opcode: str) -> int:
    """Multiply-adds of one warp's instruction; 0 if it is none of the tensor cores."""
    m, n, k = shape(opcode) or (0, 0, 0)
    return m * n * k


def element(opcode: str) -> str:
    """The type of A and B, as peaks are named."""
    base, *words = opcode.split(".")
    named = {"TF32": "tf32", "BF16": "bfloat16", "E4M3": "float8", "E5M2": "float8"}
    found = next((named[word] for word in words if word in named), None)
    return found or {"I": "int8", "D": "float64", "Q": "float8"}.get(base[0], "float16")


def fragment_registers(opcode: str) -> tuple[int, ...]:
    """Registers of a lane that hold A, B and the sum; none for warpgroups, whose factors lie in shared memory."""
    sizes = shape(opcode)
    if sizes is None or opcode.split(".")[0] in _WARPGROUP:
        return ()
    m, n, k = sizes
    size = _BYTES[element(opcode)]
    sums = 8 if size == 8 else 2 if "F16" in opcode.split(".") and "F32" not in opcode.split(".") else 4
    return tuple(
        max(1, ceil(cells * each / (4 * WARP_SIZE))) for cells, each in ((m * k, size), (k * n, size), (m * n, sums))
    )


def rates(gpu: Gpu) -> dict[str, float]:
    """Multiply-adds a clock of one partition's tensor core, by the type of A and B: the peak over all partitions."""
    if gpu.sm is None or gpu.sms is None or gpu.boost_clock is None:
        return {}
    each = 2 * gpu.sms * gpu.sm.partitions
    stated = gpu.tensor_clock or gpu.boost_clock
    found = {
        name.removeprefix("tensor_"): peak / each / (gpu.boost_clock if name == "tensor_float64" else stated)
        for name, peak in gpu.peaks.items()
        if name.startswith("tensor_")
    }
    return found | {"warp share": gpu.timing["mma_share"]}


def rate(opcode: str, tensor: Mapping[str, float]) -> float:
    """Multiply-adds a clock of ``opcode``: of the peak, warps' own instructions reach a share only.

    Raises
    ------
    UnavailableError
        If the GPU's peak for its type is not known.
    """
    name = element(opcode)
    if name not in tensor:
        raise UnavailableError(
            f"the rate of tensor cores for {name} is not known, so the time cannot be predicted",
            got=opcode,
            allowed=", ".join(tensor),
            next_step=f"add tensor_{name} to [peak] in a file of your own and give it with --gpu",
        )
    return tensor[name] * (1.0 if opcode.split(".")[0] in _WARPGROUP else tensor["warp share"])
