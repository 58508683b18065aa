"""What a caller gives to be multiplied: refused in words, or as the kernels can have it."""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from rooftile.core.errors import UsageError
from rooftile.device import Library, library_of
from rooftile.gemm.planning import ITEM_BYTES

NAMES: Final = {"a": "A", "b": "B", "c": "C", "bias": "bias", "out": "D"}
"""Names of arguments, and what plans call their arrays."""


def factor(name: str, value: float) -> float:
    """Alpha or beta as a float."""
    try:
        if isinstance(value, (str, bytes, bytearray)):  # which float() reads
            raise TypeError
        return float(value)
    except (TypeError, ValueError):
        raise UsageError(f"{name} is not a number", got=repr(value), allowed="a real number") from None
    except OverflowError:  # an int, which may have more digits than Python writes
        raise UsageError(f"{name} is too large", got="an integer beyond 1e308", allowed="a real number") from None


def common_library(given: dict[str, Any]) -> Library:
    """The library of all arrays; lists and numbers, which are NumPy's, are no arrays yet and belong to any."""
    libraries = {name: library_of(array) for name, array in given.items() if array is not None}
    for name in ("a", "b"):
        if name not in libraries:
            raise UsageError(f"{name} is None", allowed="an array")
    if len({library.name for library in libraries.values()}) > 1:
        raise UsageError(
            "the arrays are of different libraries",
            got=", ".join(f"{name}: {library.name}" for name, library in libraries.items()),
            allowed="all of one",
            next_step="convert them first, for example with torch.from_dlpack",
        )
    if given["out"] is not None and libraries["out"].name == "numpy" and not isinstance(given["out"], np.ndarray):
        raise UsageError("out is not an array", got=type(given["out"]).__name__)
    return libraries["a"]


def refuse_masked(given: dict[str, Any]) -> None:
    """Products take every element, and a masked one has no value."""
    masked = sys.modules.get("numpy.ma")
    for name, array in given.items():
        if masked is not None and isinstance(array, masked.MaskedArray):
            raise UsageError(
                f"{name} is a masked array, and masked elements have no value to multiply",
                got=f"{np.count_nonzero(masked.getmaskarray(array)):,} of {array.size:,} elements masked",
                next_step=f"say what they count as, for example {name}.filled(0)",
            )


def native(array: Any) -> Any:
    """``array`` as NumPy's, in this machine's order of bytes, its elements whole elements apart."""
    try:
        plain = np.asarray(array)
    except ValueError as error:  # rows of different lengths
        raise UsageError("the rows of an array differ in length", got=str(error)) from None
    if not plain.dtype.isnative:
        return plain.astype(plain.dtype.newbyteorder("="))
    packed = any(stride % max(plain.itemsize, 1) for stride in plain.strides)  # a field of a structure
    return plain.copy() if packed else plain


def check_alike(dtypes: dict[str, str], places: dict[str, str]) -> None:
    """Refuse arrays, by the letters of :data:`NAMES`, of types that do not go together, or on several devices."""
    names = {shown: name for name, shown in NAMES.items()}
    got = ", ".join(f"{names[name]} {dtype}" for name, dtype in dtypes.items())
    if any(dtype not in ITEM_BYTES for dtype in dtypes.values()):
        raise UsageError(
            "these element types cannot be multiplied",
            got=got,
            allowed=", ".join(ITEM_BYTES),
            next_step="convert the arrays, for example with .astype('float32')",
        )
    if len(set(dtypes.values())) > 1:
        raise UsageError(
            "the arrays are of different element types",
            got=got,
            allowed="one of them for all",
            next_step="convert the others; nothing is promoted here",
        )
    if len(set(places.values())) > 1:
        where = ", ".join(f"{names[name]} on {place}" for name, place in places.items())
        raise UsageError("the arrays are on different devices", got=where, next_step="move them to one")
