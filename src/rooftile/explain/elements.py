"""What the elements of a kernel's matrices are where the types of its parameters do not say it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rooftile import ptx
from rooftile.core.errors import UsageError
from rooftile.core.source import Signature, Source

_COMPLEX_TYPE: Final = re.compile(
    r"\b(?:cu(?:Float|Double)?Complex|(?:thrust|std)\s*::\s*complex\s*<|cu[CZ](?:fma|mul)f?\s*\()"
)
_CROSSWISE: Final = re.compile(
    r"(?P<a>\w[\w\[\]]*(?:\[[^\]]*\])*)\.(?P<re>x|re|real|r)\s*\*\s*(?P<b>\w[\w\[\]]*(?:\[[^\]]*\])*)\.(?P=re)\s*-\s*"
    r"(?P=a)\.(?P<im>y|im|imag|i)\s*\*\s*(?P=b)\.(?P=im)\b"
)
"""The real part of a product of complex numbers: ``a.x * b.x - a.y * b.y``."""

_PACKED: Final = {"int32": "int8", "uint32": "uint8"}


def with_packed_bytes(signature: Signature, program: ptx.Kernel) -> Signature:
    """``signature`` with 8-bit elements where words are read of which ``dp4a`` multiplies the bytes.

    PTX ISA, "Integer Arithmetic Instructions: dp4a": four products of bytes are added at once.
    """
    if not any(ins.opcode == "dp4a" for ins in program.instructions):
        return signature
    accesses = [ins.access for ins in program.accesses if ins.access is not None]
    read = {access.array for access in accesses if access.operation == "load"}
    read -= {access.array for access in accesses if access.operation != "load" and access.space != "shared"}
    inputs = [p for p in signature.parameters if p.kind == "pointer" and p.dtype in _PACKED and p.name in read]
    if len(inputs) != 2:  # one more would be a bias
        return signature
    packed = {p.name: replace(p, dtype=_PACKED[p.dtype]) for p in inputs}
    return replace(signature, parameters=tuple(packed.get(p.name, p) for p in signature.parameters))


def refuse_complex(source: Source, signature: Signature) -> None:
    """Refuse a kernel that multiplies complex numbers, whose real and imaginary parts lie side by side.

    Raises
    ------
    UsageError
        If its text says that it does.
    """
    if source.language != "cuda" or not any(p.kind == "pointer" for p in signature.parameters):
        return
    found = _COMPLEX_TYPE.search(source.text) or _CROSSWISE.search(source.text)
    if found is None:
        return
    line = source.text.count("\n", 0, found.start()) + 1
    raise UsageError(
        f"{signature.name} multiplies complex numbers, which is not judged here",
        got=f"line {line} of {source.name}: {found[0].strip()}",
        allowed="products of real matrices",
        next_step="judge the kernel for real numbers: a product of complex ones is four of these",
    )
