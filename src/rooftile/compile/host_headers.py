"""Standard headers that kernels include out of habit; NVRTC has none of its own.

What they declare is built into the compiler (mathematics, ``printf``, ``assert``) or given here (fixed-width integers,
limits). Host-only ones (``<iostream>``, ``<vector>``) are not among them.
"""

from __future__ import annotations

from typing import Final

_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long long"}

_FLOATS = {
    "FLT_MAX": "3.402823466e+38f",
    "FLT_MIN": "1.175494351e-38f",
    "FLT_EPSILON": "1.192092896e-07f",
    "DBL_MAX": "1.7976931348623157e+308",
    "DBL_MIN": "2.2250738585072014e-308",
    "DBL_EPSILON": "2.2204460492503131e-16",
}
_LIMITS = {
    "CHAR_BIT": "8",
    "INT_MAX": "2147483647",
    "INT_MIN": "(-INT_MAX - 1)",
    "UINT_MAX": "4294967295u",
    "LLONG_MAX": "9223372036854775807ll",
    "LLONG_MIN": "(-LLONG_MAX - 1)",
    "ULLONG_MAX": "18446744073709551615ull",
}
_INTEGER_LIMITS = {
    **{f"INT{bits}_MAX": str(2 ** (bits - 1) - 1) + ("ll" if bits == 64 else "") for bits in _INTEGERS},
    **{f"INT{bits}_MIN": f"(-INT{bits}_MAX - 1)" for bits in _INTEGERS},
    **{f"UINT{bits}_MAX": str(2**bits - 1) + ("ull" if bits == 64 else "u") for bits in _INTEGERS},
}


def _header(macros: dict[str, str], *lines: str) -> str:
    # NVIDIA's C++ core libraries define the same names; whoever is first keeps them.
    guarded = (f"#ifndef {name}\n#define {name} {value}\n#endif" for name, value in macros.items())
    return "\n".join(["#pragma once", *lines, *guarded, ""])


_STDINT = _header(
    _INTEGER_LIMITS,
    *(f"typedef signed {kind} int{bits}_t;" for bits, kind in _INTEGERS.items()),
    *(f"typedef unsigned {kind} uint{bits}_t;" for bits, kind in _INTEGERS.items()),
    "typedef long long intptr_t; typedef unsigned long long uintptr_t;",
    "namespace std {",
    *(f"using ::{sign}int{bits}_t;" for bits in _INTEGERS for sign in ("", "u")),
    "using ::intptr_t; using ::uintptr_t; }",
)
_EMPTY = _header({})

HOST_HEADERS: Final[dict[str, str]] = {
    **dict.fromkeys(("stdint.h", "cstdint"), _STDINT),
    **dict.fromkeys(("limits.h", "climits"), _header(_LIMITS)),
    **dict.fromkeys(("float.h", "cfloat"), _header(_FLOATS)),
    **dict.fromkeys(
        (
            f"{form}"
            for name in ("stddef", "math", "assert", "stdio", "stdlib", "string")
            for form in (f"{name}.h", f"c{name}")
        ),
        _EMPTY,
    ),
}
"""Contents by the name in angle brackets."""

PRELUDE: Final = """#include <cstdint>
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;
"""
"""Names that every file compiled by nvcc on Linux has without asking for them."""
