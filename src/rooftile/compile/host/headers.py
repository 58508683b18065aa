"""Standard headers that kernels include out of habit; NVRTC has none of its own.

What they declare is built into the compiler (mathematics, ``printf``, ``assert``) or given here (fixed-width integers,
limits). Host-only ones (``<iostream>``, ``<vector>``) are not among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
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


def _defined(macros: dict[str, str]) -> str:
    # NVIDIA's C++ core libraries define the same names; whoever is first keeps them.
    return "\n".join(f"#ifndef {name}\n#define {name} {value}\n#endif" for name, value in macros.items())


def _header(macros: dict[str, str], *lines: str) -> str:
    return "\n".join(["#pragma once", *lines, _defined(macros), ""])


_STDINT = _header(
    _INTEGER_LIMITS,
    *(f"typedef signed {kind} int{bits}_t;" for bits, kind in _INTEGERS.items()),
    *(f"typedef unsigned {kind} uint{bits}_t;" for bits, kind in _INTEGERS.items()),
    "typedef long long intptr_t; typedef unsigned long long uintptr_t;",
    "namespace std { typedef decltype(sizeof(0)) size_t; typedef decltype((char*)0 - (char*)0) ptrdiff_t;",
    *(f"using ::{sign}int{bits}_t;" for bits in _INTEGERS for sign in ("", "u")),
    "using ::intptr_t; using ::uintptr_t; }",
)
_DRIVER: Final = _header(
    {},
    "#ifndef ROOFTILE_TENSOR_MAP",
    "#define ROOFTILE_TENSOR_MAP",
    "typedef struct __align__(64) CUtensorMap_st { unsigned long long opaque[16]; } CUtensorMap;",
    "#endif",
)
"""What kernels need of the driver's interface: its own header declares functions of the host without end.

Guarded by a name, for it is the text of two headers, which ``#pragma once`` tells apart.
"""

EMPTY: Final = _header({})
"""A header that nothing of is needed."""

HOST_HEADERS: Final[dict[str, str]] = {
    **dict.fromkeys(("stdint.h", "cstdint"), _STDINT),
    **dict.fromkeys(("limits.h", "climits"), _header(_LIMITS)),
    **dict.fromkeys(("float.h", "cfloat"), _header(_FLOATS)),
    **dict.fromkeys(("cuda.h", "cudaTypedefs.h"), _DRIVER),
    **dict.fromkeys(
        (
            f"{form}"
            for name in ("stddef", "math", "assert", "stdio", "stdlib", "string")
            for form in (f"{name}.h", f"c{name}")
        ),
        EMPTY,
    ),
}
"""Contents by the name in angle brackets."""

_MATHEMATICS: Final = (
    "abs", "acos", "asin", "atan", "atan2", "cbrt", "ceil", "copysign", "cos", "cosh", "erf", "erfc", "exp", "exp2",
    "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "hypot", "isfinite", "isinf", "isnan",
    "ldexp", "llround", "log", "log10", "log1p", "log2", "lround", "nearbyint", "pow", "remainder", "rint", "round",
    "scalbn", "signbit", "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
)  # fmt: skip
_OF_MATHEMATICS: Final = {
    "INFINITY": "__builtin_bit_cast(float, 0x7f800000)",  # which the compiler knows to be a constant
    "NAN": "__builtin_bit_cast(float, 0x7fffffff)",
    "HUGE_VALF": "INFINITY",
    "HUGE_VAL": "((double)INFINITY)",
    "M_E": "2.7182818284590452354",
    "M_LOG2E": "1.4426950408889634074",
    "M_LOG10E": "0.43429448190325182765",
    "M_LN2": "0.69314718055994530942",
    "M_LN10": "2.30258509299404568402",
    "M_PI": "3.14159265358979323846",
    "M_PI_2": "1.57079632679489661923",
    "M_PI_4": "0.78539816339744830962",
    "M_1_PI": "0.31830988618379067154",
    "M_2_PI": "0.63661977236758134308",
    "M_2_SQRTPI": "1.12837916709551257390",
    "M_SQRT2": "1.41421356237309504880",
    "M_SQRT1_2": "0.70710678118654752440",
}
_PRELUDE: Final = f"""#include <cstdint>
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;
namespace std {{ {" ".join(f"using ::{name};" for name in _MATHEMATICS)} }}
"""
_DEFINES: Final = re.compile(r"#\s*define\s+(\w+)")


def prelude(texts: Iterable[str], given: Iterable[str] = ()) -> str:
    """Names that every file compiled by nvcc on Linux has without asking for them, but for macros of its own."""
    own = {*given, *(name for text in texts for name in _DEFINES.findall(text))}
    return _defined({name: value for name, value in _OF_MATHEMATICS.items() if name not in own}) + "\n" + _PRELUDE


_STANDARD: Final = (
    "algorithm", "any", "array", "atomic", "bitset", "cctype", "cerrno", "charconv", "chrono", "clocale", "complex",
    "concepts", "condition_variable", "csetjmp", "csignal", "cstdarg", "cstdbool", "cstring", "ctime", "cwchar",
    "deque", "exception", "execution", "filesystem", "format", "forward_list", "fstream", "functional", "future",
    "initializer_list", "iomanip", "ios", "iosfwd", "iostream", "istream", "iterator", "limits", "list", "locale",
    "map", "memory", "mutex", "new", "numbers", "numeric", "optional", "ostream", "queue", "random", "ranges",
    "ratio", "regex", "set", "span", "sstream", "stack", "stdexcept", "streambuf", "string", "string_view",
    "system_error", "thread", "tuple", "type_traits", "typeinfo", "unordered_map", "unordered_set", "utility",
    "variant", "vector", "ctype.h", "errno.h", "fcntl.h", "getopt.h", "inttypes.h", "cinttypes", "malloc.h",
    "omp.h", "signal.h", "stdarg.h", "stdbool.h", "strings.h", "sys/stat.h", "sys/time.h", "sys/types.h", "time.h",
    "unistd.h", "windows.h", "cublas_v2.h", "cublas.h", "cublasLt.h", "curand.h", "curand_kernel.h",
    "cuda_profiler_api.h", "bits/stdc++.h", "nvToolsExt.h", "nvtx3/nvToolsExt.h",
)  # fmt: skip

CONCEPTS: Final = (
    "integral", "signed_integral", "unsigned_integral", "floating_point", "same_as", "convertible_to", "derived_from",
    "common_with", "constructible_from", "default_initializable", "copyable", "movable", "invocable",
)  # fmt: skip
"""What of ``<concepts>`` a kernel's template may require."""

_DEVICE_PARTS: Final = {
    "limits": ("numeric_limits",),
    "type_traits": (
        "is_",
        "enable_if",
        "conditional",
        "remove_",
        "decay",
        "integral_constant",
        "true_type",
        "false_type",
    ),
    "utility": ("move", "forward", "declval", "pair", "integer_sequence", "index_sequence", "make_index_sequence"),
    "array": ("array",),
    "tuple": ("tuple", "tie", "get"),
    "concepts": CONCEPTS,
}
_STD: Final = """
#ifndef ROOFTILE_STD_BASICS
#define ROOFTILE_STD_BASICS
namespace std {
template <class T> __host__ __device__ constexpr const T& min(const T& a, const T& b) { return b < a ? b : a; }
template <class T> __host__ __device__ constexpr const T& max(const T& a, const T& b) { return a < b ? b : a; }
template <class T> __host__ __device__ constexpr void swap(T& a, T& b) { T c = a; a = b; b = c; }
}
#endif
"""
"""In several headers: guarded by a name, for ``#pragma once`` tells files apart."""


def host_stubs(texts: Iterable[str]) -> dict[str, str]:
    """Contents of headers that only host code needs, by name.

    They are empty but for what device code can use of ``std``, and that only where ``texts``, from which the host code
    is gone, name it: NVIDIA's core libraries, which have it for devices, take half a second to compile.
    """
    used = {name for text in texts for name in re.findall(r"\bstd\s*::\s*(\w+)", text)}
    stubs = dict.fromkeys(_STANDARD, EMPTY)
    stubs |= dict.fromkeys(("algorithm", "utility"), _STD)
    for header, names in _DEVICE_PARTS.items():
        wanted = sorted(name for name in used - {"min", "max", "swap"} if name.startswith(names))
        if wanted:  # one by one: with all of ``cuda::std`` a user's ``using namespace std`` would make names ambiguous
            listed = " ".join(f"using ::cuda::std::{name};" for name in wanted)
            stubs[header] += f"\n#include <cuda/std/{header}>\nnamespace std {{ {listed} }}\n"
    return stubs


def unused_libraries(names: Iterable[str], texts: Iterable[str]) -> list[str]:
    """Those headers of Thrust and CUB that ``texts``, from which the host code is gone, use nothing of."""
    left = "\n".join(texts)
    unused = [library for library in ("thrust", "cub") if not re.search(rf"\b{library}\s*::", left)]
    return [name for name in names if name.partition("/")[0] in unused]
