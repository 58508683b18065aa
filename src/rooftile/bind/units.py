"""Leading dimensions that do not count elements, but vectors of them (``float4``) or bytes (``cudaMallocPitch``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rooftile.bind.data import dtype_of
from rooftile.bind.usage import Usage
from rooftile.core.source import Signature

_LENGTHS: Final = ("M", "N", "K", "lda", "ldb", "ldc")


def in_units(elements: Mapping[str, str], used: Usage | None, signature: Signature, notes: list[str]) -> dict[str, str]:
    """Those strides among ``elements`` that count something else, ``N/4`` or ``lda*4``, by what a step of them is.

    Adds to ``notes`` what it finds.
    """
    if used is None:
        return {}
    found: dict[str, str] = {}
    dtypes = {p.name: p.dtype for p in signature.parameters if p.kind == "pointer" and p.dtype != "opaque"}
    for array, name in ((used.a, used.lda), (used.b, used.ldb), (used.c, used.ldc)):
        if array not in dtypes or name is None or name in found or elements.get(name) not in _LENGTHS:
            continue
        size = dtype_of(dtypes[array]).itemsize
        unit = used.units.get(name, size)
        if unit == size or 1 < unit < size:  # parts of an element: something else divides, as in z * K / 2
            continue
        found[name] = f"{elements[name]}/{unit // size}" if unit > size else f"{elements[name]}*{size // unit}"
        what = "in bytes" if unit == 1 else f"in steps of {unit} bytes"
        notes.append(f"{name} = {found[name]}: {signature.name} takes it {what}")
    return found
