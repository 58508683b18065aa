"""What the elements of a kernel's matrices are where the types of its parameters do not say it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rooftile import ptx
from rooftile.bind.roles import describe
from rooftile.compile.cpp.tokens import COMMENT
from rooftile.core.errors import UsageError
from rooftile.core.source import Signature, Source
from rooftile.ptx.opcodes import type_bits

_COMPLEX_TYPE: Final = re.compile(
    r"\b(?:cu(?:Float|Double)?Complex|(?:thrust|std)\s*::\s*complex\s*<|cu[CZ](?:fma|mul)f?\s*\()"
)
_CROSSWISE: Final = re.compile(
    r"\b(?P<a>\w[\w\[\]]*(?:\[[^\]]*\])*)\.(?P<re>x|re|real|r)\s*\*\s*(?P<b>\w[\w\[\]]*(?:\[[^\]]*\])*)\.(?P=re)\s*-\s*"
    r"(?P=a)\.(?P<im>y|im|imag|i)\s*\*\s*(?P=b)\.(?P=im)\b"
)
"""The real part of a product of complex numbers: ``a.x * b.x - a.y * b.y``."""

_UPPER_HALF: Final = re.compile(
    r"(?:uint_as_float|int_as_float|reinterpret_cast\s*<\s*(?:const\s+)?float)[^;]*<<\s*16\b"
)
"""Bits of 16 that are made the upper half of a float: a bfloat16."""

_NIBBLES: Final = re.compile(r"&\s*(?:0x0?[fF]|15)\b")
_HIGH_NIBBLES: Final = re.compile(r">>\s*4\b")

_BY_USE: Final = {"f32": "float32", "f64": "float64"}
"""Types of accesses that leave no choice of an element's type."""

_ONLY_BITS: Final = {"b32", "u32", "b64", "u64"}
"""Those of accesses that only move bits, a zero say, beside others."""

_BYTES: Final = ("int8", "uint8")

_PACKED: Final = {"int32": "int8", "uint32": "uint8"}


def with_pointers_by_use(signature: Signature, program: ptx.Kernel) -> Signature:
    """``signature`` with what tables of pointers to elements are of: rows of matrices, or matrices of a batch.

    Pointers that blocks choose by their z alone are to matrices of a batch, others to rows.
    """
    moved: dict[str, set[str]] = {}
    for access in (ins.access for ins in program.accesses):
        if access is not None and access.array is not None:
            terms = access.form.offset if access.form is not None else ()
            known = {f"{factor.kind} {factor.name}" for term in terms for factor in term.factors}
            moved.setdefault(access.array, set()).update(known if access.form is not None else {"unknown"})
    kinds = {
        p.name: "layers" if moved[p.table] <= {"special ctaid.z"} else "rows"
        for p in signature.parameters
        if p.to == "pointers" and p.dtype != "opaque" and moved.get(p.table)
    }
    parameters = tuple(replace(p, to=kinds.get(p.name, p.to)) for p in signature.parameters)
    return replace(signature, parameters=parameters)


def refuse_indirect(signature: Signature, program: ptx.Kernel) -> None:
    """Refuse a kernel that finds its matrices by pointers in memory, which only its host's code puts there.

    Raises
    ------
    UsageError
        If a parameter points to pointers, or to a structure that has some.
    """
    used = {ins.access.array for ins in program.accesses if ins.access is not None}
    taken = ("rows", "layers")
    indirect = next((p for p in signature.parameters if p.to not in ("", *taken) and used & {p.name, p.table}), None)
    if indirect is None:
        return
    name, of_pointers = indirect.name, indirect.to == "pointers"
    what = "pointers" if of_pointers else f"a structure with pointers among its members, {indirect.to}"
    whole = ", ".join(f"{p.to} {p.name}" for p in signature.parameters if p.to == indirect.to)
    raise UsageError(
        f"{name} points to {what}: where the matrices are is not told by what the kernel is passed, but by what the "
        "host's code has put there",
        got=describe(signature),
        allowed="pointers to elements, and structures that are passed by value",
        next_step="pass each matrix as one pointer, and of a batch how many elements are from one product to the next: "
        "A + blockIdx.z * strideA"
        if of_pointers
        else f"pass the structure itself, {signature.short_name}({whole}), which costs nothing, or its members",
    )


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


def with_raw_bfloats(source: Source, signature: Signature) -> Signature:
    """``signature`` with bfloat16 for the integers of 16 bits that are made floats of by a shift."""
    if source.language != "cuda" or _UPPER_HALF.search(source.text) is None:
        return signature
    parameters = tuple(
        replace(p, dtype="bfloat16") if p.kind == "pointer" and p.dtype in ("uint16", "int16") else p
        for p in signature.parameters
    )
    return replace(signature, parameters=parameters)


def with_types_by_use(signature: Signature, program: ptx.Kernel) -> Signature:
    """``signature`` with types of those pointers of which the source does not tell, as a template's members are.

    Nor does it of a ``char*`` through which the kernel moves nothing but single floating-point numbers, rows so many
    bytes apart (``cudaMallocPitch``); vectors of these may be only a way to move bytes.
    """
    bytewise = {p.name for p in signature.parameters if p.kind == "pointer" and p.dtype in _BYTES}
    unknown = {p.name for p in signature.parameters if p.kind == "pointer" and p.dtype == "opaque"} | bytewise
    if not unknown:
        return signature
    types: dict[str, set[str]] = {}
    for instruction in program.accesses:
        access = instruction.access
        if access is not None and access.array in unknown:
            types.setdefault(access.array, set()).update(instruction.types[-1:])
            if access.array in bytewise and access.lane_bytes > type_bits(instruction.types[-1]) // 8:
                types[access.array].add("vector")
    types = {name: kinds - _ONLY_BITS for name, kinds in types.items()}
    found = {name: _BY_USE[kinds.pop()] for name, kinds in types.items() if len(kinds) == 1 and kinds <= _BY_USE.keys()}
    parameters = tuple(replace(p, dtype=found[p.name]) if p.name in found else p for p in signature.parameters)
    return replace(signature, parameters=parameters)


def refuse_packed_nibbles(source: Source, signature: Signature) -> None:
    """Refuse a kernel whose one factor holds numbers of 4 bits, two or more to a word, beside one of floating point.

    Raises
    ------
    UsageError
        If its types and text say so.
    """
    inputs = [p for p in signature.parameters if p.kind == "pointer" and p.const]
    whole = [p for p in inputs if p.is_integer]
    mixed = whole and any(p.dtype.startswith(("float", "bfloat")) for p in inputs)
    low, high = _NIBBLES.search(source.text), _HIGH_NIBBLES.search(source.text)
    if source.language == "cuda" and mixed and low is not None and high is not None:
        line = source.text.count("\n", 0, low.start()) + 1
        raise UsageError(
            f"{signature.name} takes numbers of 4 bits out of {whole[0].name}, which are not judged here",
            got=f"{whole[0].dtype}* {whole[0].name}, and line {line} of {source.name}",
            allowed="matrices with an element, or a vector of them, in each place",
            next_step="judge the product by a kernel that gets these numbers unpacked",
        )


def _complex(text: str) -> Iterator[re.Match[str]]:
    yield from _COMPLEX_TYPE.finditer(text)
    yield from _CROSSWISE.finditer(text)


def refuse_complex(source: Source, signature: Signature, program: ptx.Kernel) -> None:
    """Refuse a kernel that multiplies complex numbers, whose real and imaginary parts lie side by side.

    What stands in comments, in other kernels and in functions that this one does not call says nothing of it.

    Raises
    ------
    UsageError
        If the lines that became its ``program`` say that it does, or its pointers are to such numbers.
    """
    pointers = [p for p in signature.parameters if p.kind == "pointer"]
    if source.language != "cuda" or not pointers:
        return
    own = {ins.location.line for ins in program.instructions if ins.location and ins.location.file == source.name}
    text = COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), source.text)
    places = ((found, text.count("\n", 0, found.start()) + 1) for found in _complex(text))
    opaque = any(p.dtype == "opaque" for p in pointers)
    said = next(((f, at) for f, at in places if opaque or own.intersection(range(at, at + f[0].count("\n") + 1))), None)
    if said is None:
        return
    found, line = said
    raise UsageError(
        f"{signature.name} multiplies complex numbers, which is not judged here",
        got=f"line {line} of {source.name}: {found[0].strip()}",
        allowed="products of real matrices",
        next_step="judge the kernel for real numbers: a product of complex ones is four of these",
    )
