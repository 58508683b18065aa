"""C++ types in one spelling, and their elements under NumPy's names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

ELEMENTS: Final = {
    **dict.fromkeys(("float", "float1", "float2", "float3", "float4"), "float32"),
    **dict.fromkeys(("double", "double1", "double2", "double3", "double4"), "float64"),
    **dict.fromkeys(("__half", "half", "__half2", "half2", "nv_half", "nv_half2"), "float16"),
    **dict.fromkeys(("__nv_bfloat16", "__nv_bfloat162", "nv_bfloat16", "nv_bfloat162"), "bfloat16"),
    "__nv_fp8_e4m3": "float8_e4m3fn",
    "__nv_fp8_e5m2": "float8_e5m2",
    "bool": "bool",
    **dict.fromkeys(("char", "signed char", "int8_t", "char4"), "int8"),
    **dict.fromkeys(("unsigned char", "uint8_t", "uchar", "uchar4"), "uint8"),
    **dict.fromkeys(("short", "int16_t", "short2", "short4"), "int16"),
    **dict.fromkeys(("unsigned short", "uint16_t", "ushort"), "uint16"),
    **dict.fromkeys(("int", "int32_t", "int2", "int3", "int4"), "int32"),
    **dict.fromkeys(("unsigned", "uint", "uint32_t", "uint2", "uint3", "uint4"), "uint32"),
    **dict.fromkeys(("long", "long long", "int64_t", "ptrdiff_t", "ssize_t", "intptr_t"), "int64"),
    **dict.fromkeys(("unsigned long", "unsigned long long", "uint64_t", "size_t", "uintptr_t"), "uint64"),
}
"""NumPy's name of a C++ type's element. ``long`` is 64 bits here; on Windows the size in the PTX decides."""

_SIZES: Final = {"bool": 1, "float16": 2, "bfloat16": 2, "float8_e4m3fn": 1, "float8_e5m2": 1}
_QUALIFIERS = re.compile(
    r"\b(?:const|volatile|struct|typename|register|__restrict__|__restrict|restrict|__grid_constant__)\b"
)


def size_of(dtype: str) -> int:
    """Bytes of an element called ``dtype``."""
    return _SIZES.get(dtype) or int("".join(filter(str.isdigit, dtype))) // 8


def expand(kind: str, names: Mapping[str, str]) -> tuple[str, int, bool]:
    """The C++ type that ``kind`` stands for: (type in one spelling, how many pointers to it, whether const)."""
    pointers, const = 0, False
    for _ in range(16):  # a chain of names longer than this is a circle
        const |= re.search(r"\bconst\b", kind) is not None
        pointers += kind.count("*")
        kind = " ".join(_QUALIFIERS.sub(" ", kind).replace("*", " ").replace("&", " ").split())
        kind = re.sub(r"^(?:::)?(?:cuda::)?(?:std::)?(\w+)$", r"\1", kind)
        if kind not in names or names[kind] == kind:
            break
        kind = names[kind]
    return _one_spelling(kind), pointers, const


def _one_spelling(kind: str) -> str:
    """``unsigned int`` as ``unsigned``, ``long int unsigned`` as ``unsigned long``; others unchanged."""
    words = kind.split()
    if (
        not words
        or not set(words) <= {"unsigned", "signed", "int", "long", "short", "char", "double"}
        or "double" in words
    ):
        return kind
    sign = "unsigned" if "unsigned" in words else ""
    longs = words.count("long")
    base = "char" if "char" in words else "short" if "short" in words else " ".join(["long"] * longs)
    if base == "char" and "signed" in words:
        return "signed char"
    return " ".join(filter(None, (sign, base))) or "int"


def split_arguments(text: str) -> tuple[str, ...]:
    """Template arguments at the top level of ``text``: ``float, pair<int, 2>`` is two."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "<([") - (character in ">)]")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return tuple(part.strip() for part in parts) if text.strip() else ()
