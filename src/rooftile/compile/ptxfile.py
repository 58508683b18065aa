"""Kernels and their parameters as PTX text declares them.

PTX names no C++ types. A 64-bit parameter is a pointer if it is declared ``.ptr`` or if its value is used as an
address, and what it points to is the type of the loads and stores through it. Half-precision values are loaded as bits
of 16, or as more where the kernel computes in pairs; those are taken for the one half-precision type that the kernel
computes with, if it is just one. PTX ISA, "Kernel Function Parameters" and "Parameter Attribute: .ptr".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rooftile.compile.cpp.tokens import COMMENT
from rooftile.core.source import Parameter

_ENTRY = re.compile(r"\.entry\s+([\w$%.]+)\s*(?:\(([^)]*)\))?")
_PARAMETER = re.compile(r"\.param\s+((?:\.[\w.]+\s+|\d+\s+)*)([\w$%]+)\s*(?:\[\s*(\d+)\s*\])?")
_LOADED = re.compile(r"\bld\.param\.[usb]64\s+(%[\w$]+),\s*\[([\w$%]+)\]")
_CONVERTED = re.compile(r"\bcvta[\w.]*\s+%[\w$]+,\s*(%[\w$]+);")
_ACCESS = re.compile(
    r"\b(?:ld|st|red|atom)\.(?!param|shared|local|const)[\w.:]*?\.([subf]\d+(?:x2)?)\s+(?:\{[^}]*\}|[^\[;{]*?),?\s*\[(%[\w$]+)"
)
_COPIED = re.compile(r"\b(?:cp\.async|cp\.reduce)[\w.:]*\s+\[[^\]]*\],\s*\[(%[\w$]+)")
_DERIVED = re.compile(r"\b(?:cvta|add|sub|mov|mad|selp)[\w.]*\s+(%[\w$]+),\s*([^;]*);")

DTYPES: Final = {
    "f32": "float32",
    "f64": "float64",
    "s8": "int8",
    "u8": "uint8",
    "s16": "int16",
    "u16": "uint16",
    "s32": "int32",
    "u32": "uint32",
    "s64": "int64",
    "u64": "uint64",
}

_HALVES: Final = {"f16": "float16", "bf16": "bfloat16"}

_UNTYPED: Final = {"b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64"}
"""Loads and stores that only move bits: compilers write them for floating-point values too."""


@dataclass(frozen=True, slots=True)
class PtxParameter:
    """A ``.param`` of an entry: PTX type without the dot (``b8`` for structures), size in bytes, declared ``.ptr``."""

    name: str
    type: str
    size: int
    pointer: bool


def entries(ptx: str) -> dict[str, tuple[PtxParameter, ...]]:
    """Parameters of every kernel, in the order of the text."""
    text = COMMENT.sub("", ptx)
    return {match[1]: tuple(map(_parameter, _PARAMETER.findall(match[2] or ""))) for match in _ENTRY.finditer(text)}


def plain_name(entry: str) -> str:
    """The function's name in a mangled one, without parameters: ``kernel`` of ``_Z6kernelPf``."""
    mangled = re.match(r"_Z(?:N[KVr]*|L)?((?:\d+\D\w*)+)", entry)
    if mangled is None:
        return entry
    parts, rest = [], mangled[1]
    while (length := re.match(r"L?(\d+)", rest)) is not None:
        end = length.end() + int(length[1])
        parts.append(rest[length.end() : end])
        rest = rest[end:]
        if not entry.startswith("_ZN"):
            break
    return "::".join(parts)


def _parameter(found: tuple[str, str, str]) -> PtxParameter:
    attributes, name, count = found
    words = attributes.split()
    kind = next((word[1:] for word in words if re.fullmatch(r"\.[subf]\d+", word)), "b8")
    return PtxParameter(name, kind, int(kind[1:]) // 8 * int(count or 1), ".ptr" in words)


def typed_parameters(ptx: str, entry: str) -> tuple[Parameter, ...]:
    """Parameters of kernel ``entry`` with the types that its own code shows.

    Raises
    ------
    KeyError
        If the text has no such kernel.
    """
    declared = entries(ptx)[entry]
    body = _body(COMMENT.sub("", ptx), entry)
    pointed = _pointed_types(body)
    halves = set(re.findall(r"\.(bf16|f16)(?:x2)?\b", body))
    half = _HALVES[halves.pop()] if len(halves) == 1 else "opaque"
    carriers = _UNTYPED if re.search(r"f16x2\b", body) else {"b16", "u16"}
    found = []
    for parameter in declared:
        if parameter.type in ("u64", "b64", "s64") and (parameter.pointer or parameter.name in pointed):
            kinds = pointed.get(parameter.name, set())
            typed = kinds - _UNTYPED
            dtype = DTYPES[typed.pop()] if len(typed) == 1 and typed <= DTYPES.keys() else "opaque"
            if kinds and kinds <= carriers:
                dtype = half
            found.append(Parameter(parameter.name, "pointer", dtype, parameter.size))
        else:
            dtype = DTYPES.get(parameter.type, "opaque")
            if parameter.size != int(parameter.type[1:]) // 8:
                dtype = "opaque"
            # Signedness is lost in PTX; sizes and strides of a GEMM are signed in nearly every kernel.
            signed = {"uint32": "int32", "uint64": "int64"}.get(dtype, dtype)
            found.append(Parameter(parameter.name, "scalar", signed, parameter.size))
    known = {p.dtype for p in found if p.kind == "pointer"} - {"opaque"}
    if half != "opaque" and known <= {half}:
        known = {half}
    if len(known) == 1:  # what only bits are moved of is of the type of the others
        alike = known.pop()
        found = [replace(p, dtype=alike) if p.kind == "pointer" and p.dtype == "opaque" else p for p in found]
    return tuple(found)


def _body(text: str, entry: str) -> str:
    start = next(match.end() for match in _ENTRY.finditer(text) if match[1] == entry)
    depth, position = 0, text.find("{", start)
    if position < 0:
        return ""
    for brace in re.finditer(r"[{}]", text[position:]):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return text[position : position + brace.end()]
    return text[position:]


def _pointed_types(body: str) -> dict[str, set[str]]:
    """For each parameter whose value reaches an address: the types loaded and stored there."""
    loaded = dict(_LOADED.findall(body))
    # Compilers convert every pointer with cvta; only hand-written text uses a parameter's value as it is.
    converted = {register for register in _CONVERTED.findall(body) if register in loaded}
    steps = [(target, re.findall(r"%[\w$]+", operands)) for target, operands in _DERIVED.findall(body)]
    pointed: dict[str, set[str]] = {loaded[register]: set() for register in converted}
    # Asynchronous copies are such text also where a compiler's is around it.
    accesses = (
        (_origins(loaded, converted or loaded.keys(), steps), _ACCESS.findall(body)),
        (_origins(loaded, loaded.keys(), steps), [("b128", register) for register in _COPIED.findall(body)]),
    )
    for origin, found in accesses:
        for kind, register in found:
            names = origin.get(register, set())
            if len(names) == 1:
                pointed.setdefault(next(iter(names)), set()).add(kind)
    return pointed


def _origins(
    loaded: Mapping[str, str], registers: Iterable[str], steps: Sequence[tuple[str, list[str]]]
) -> dict[str, set[str]]:
    """Parameters that the values of registers are made of, as far as these are among ``loaded[registers]``."""
    origin = {register: {loaded[register]} for register in registers}
    changed = True
    while changed:  # loop-carried pointers need another round
        changed = False
        for target, operands in steps:
            reached = set().union(*(origin.get(operand, set()) for operand in operands))
            if not reached <= origin.get(target, set()):
                origin[target] = origin.get(target, set()) | reached
                changed = True
    return origin
