"""Tensor maps (``CUtensorMap`` parameters) of matrices: ``tma(A, bf16, box=(64,128), swizzle=128)`` of ``--args``.

Dimensions are in the order of ``cuTensorMapEncodeTiled``, the fastest first: A (M, K) has sizes (K, M), and a box of
(64, 128) is 128 rows of 64 elements. ``sizes=`` and ``strides=`` (in bytes) describe the same memory otherwise, such as
in three dimensions. What the driver would refuse is refused here (CUDA driver API, "Tensor Map Object Management").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.core.call import TensorLayout
from rooftile.core.errors import LaunchError, UsageError
from rooftile.core.expressions import evaluate, split

BYTES: Final = 128
"""Size of a ``CUtensorMap``."""

EXAMPLE: Final = "tma(A, bf16, box=(64,128), swizzle=128)"

_TYPES: Final = {
    "bf16": "bfloat16", "f16": "float16", "f32": "float32", "tf32": "float32", "f64": "float64",
    "e4m3": "float8_e4m3fn", "e5m2": "float8_e5m2", "s8": "int8", "u8": "uint8", "u16": "uint16",
    "s32": "int32", "u32": "uint32", "s64": "int64", "u64": "uint64",
}  # fmt: skip
"""NumPy's name of an element by PTX's."""

_SWIZZLES: Final = (0, 32, 64, 128)
_MOST_DIMENSIONS: Final = 5
_WIDEST_BOX: Final = 256
_ALIGNMENT: Final = 16
_MOST_STRIDE: Final = 2**40
_MOST_SIZE: Final = 2**31 - 1
_CALL: Final = re.compile(r"tma\s*\((.*)\)", re.DOTALL)
_KEYWORD: Final = re.compile(r"(box|swizzle|sizes|strides)\s*=(?!=)\s*(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class TensorElement:
    """One ``tma(...)``: the matrix ("A", "B.T", ...), NumPy's name of its type, and what else it says of it."""

    role: str
    dtype: str
    kind: str
    box: tuple[int, ...]
    swizzle: int = 0
    sizes: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()

    def layout(self, shape: Sequence[int], item_bytes: int, columns: int) -> TensorLayout:
        """The map of a buffer of ``shape`` (rows, elements from row to row), ``columns`` of which are the matrix.

        Raises
        ------
        LaunchError
            If ``cuTensorMapEncodeTiled`` would refuse it, or it describes memory beyond the buffer.
        """
        sizes = self.sizes or (columns, shape[0])
        strides = self.strides or (shape[1] * item_bytes,)
        end = sum((size - 1) * step for size, step in zip(sizes, (item_bytes, *strides), strict=True)) + item_bytes
        width = self.box[0] * item_bytes
        if bad := [step for step in strides if step % _ALIGNMENT or not 0 < step < _MOST_STRIDE]:
            raise self._refused(
                f"a stride of {bad[0]:,} bytes", "multiples of 16 bytes", "choose M, N and K so that rows are, or pad"
            )
        if any(not 1 <= size <= _MOST_SIZE for size in sizes) or end > shape[0] * shape[1] * item_bytes:
            raise self._refused(f"sizes {sizes}, strides {strides}", "sizes that lie in the matrix", "check sizes=")
        if width % _ALIGNMENT:
            raise self._refused(f"a box {width} bytes wide", "multiples of 16 bytes", "make the box wider")
        if self.swizzle and width > self.swizzle:
            raise self._refused(
                f"a box {width} bytes wide with swizzle={self.swizzle}",
                "a box no wider than what is swizzled",
                "make the box narrower, and copy several",
            )
        return TensorLayout(self.kind, sizes, strides, self.box, self.swizzle)

    def _refused(self, got: str, allowed: str, next_step: str) -> LaunchError:
        return LaunchError(
            f"no tensor map of {self.role} like this can be made", got=got, allowed=allowed, next_step=next_step
        )


def is_tensor(element: str) -> bool:
    """Whether an element of ``--args`` is a tensor map."""
    return _CALL.fullmatch(element.strip()) is not None


def parse(element: str, names: Mapping[str, int]) -> TensorElement:
    """The tensor map that ``element`` describes; ``names`` are what its expressions may use.

    Raises
    ------
    UsageError
        If it is not like ``tma(A, bf16, box=(64,128), swizzle=128)``.
    """
    match = _CALL.fullmatch(element.strip())
    parts = split(match[1]) if match is not None else ()
    given: dict[str, tuple[int, ...]] = {}
    for part in parts[2:]:
        keyword = _KEYWORD.fullmatch(part)
        if keyword is None or keyword[1] in given:
            raise _malformed(element)
        listed = re.sub(r"^\((.*)\)$", r"\1", keyword[2].strip(), flags=re.DOTALL)
        given[keyword[1]] = tuple(evaluate(part, names, what=f"--args, {keyword[1]} of tma") for part in split(listed))
    box, sizes, strides = given.get("box", ()), given.get("sizes", ()), given.get("strides", ())
    swizzle = given.get("swizzle", (0,))
    rank = len(sizes) or 2
    if (
        len(parts) < 3
        or parts[0].replace(" ", "") not in ("A", "B", "C", "A.T", "B.T")
        or parts[1] not in _TYPES
        or len(box) != rank
        or not 1 <= rank <= _MOST_DIMENSIONS
        or any(not 1 <= size <= _WIDEST_BOX for size in box)
        or bool(sizes) != ("strides" in given)
        or (sizes and len(strides) != rank - 1)
        or len(swizzle) != 1
        or swizzle[0] not in _SWIZZLES
    ):
        raise _malformed(element)
    return TensorElement(parts[0].replace(" ", ""), _TYPES[parts[1]], parts[1], box, swizzle[0], sizes, strides)


def _malformed(element: str) -> UsageError:
    return UsageError(
        "a tensor map is not described as it should be",
        got=element,
        allowed="tma(matrix, type, box=(elements, rows) [, swizzle=0|32|64|128] [, sizes=(...), strides=(...)]); "
        f"types {', '.join(_TYPES)}; 1 to {_WIDEST_BOX} elements along each side of the box",
        next_step=f"for example {EXAMPLE}: dimensions as cuTensorMapEncodeTiled takes them, the fastest first",
    )
