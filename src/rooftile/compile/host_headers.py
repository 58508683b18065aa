"""Standard headers that kernels include out of habit; NVRTC has none of its own.

What they declare is built into the compiler (mathematics, ``printf``, ``assert``) or given here (fixed-width integers,
limits). Host-only ones (``<iostream>``, ``<vector>``) are not among them.
"""

from __future__ import annotations

from typing import Final

_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long long"}

_STDINT = "\n".join(
    [
        "#pragma once",
        *(f"typedef signed {kind} int{bits}_t;" for bits, kind in _INTEGERS.items()),
        *(f"typedef unsigned {kind} uint{bits}_t;" for bits, kind in _INTEGERS.items()),
        "typedef long long intptr_t; typedef unsigned long long uintptr_t;",
        *(f"#define INT{bits}_MAX {2 ** (bits - 1) - 1}" + ("ll" if bits == 64 else "") for bits in _INTEGERS),
        *(f"#define INT{bits}_MIN (-INT{bits}_MAX - 1)" for bits in _INTEGERS),
        *(f"#define UINT{bits}_MAX {2**bits - 1}" + ("ull" if bits == 64 else "u") for bits in _INTEGERS),
        "namespace std {",
        *(f"using ::{sign}int{bits}_t;" for bits in _INTEGERS for sign in ("", "u")),
        "using ::intptr_t; using ::uintptr_t; }",
    ]
)
_LIMITS = """#pragma once
#define CHAR_BIT 8
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)
#define UINT_MAX 4294967295u
#define LLONG_MAX 9223372036854775807ll
#define LLONG_MIN (-LLONG_MAX - 1)
#define ULLONG_MAX 18446744073709551615ull
"""
_FLOAT = """#pragma once
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f
#define FLT_EPSILON 1.192092896e-07f
#define DBL_MAX 1.7976931348623157e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
"""
_EMPTY = "#pragma once\n"

HOST_HEADERS: Final[dict[str, str]] = {
    **dict.fromkeys(("stdint.h", "cstdint"), _STDINT),
    **dict.fromkeys(("limits.h", "climits"), _LIMITS),
    **dict.fromkeys(("float.h", "cfloat"), _FLOAT),
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
