#!/usr/bin/env python3
"""Write ``layout.h`` and ``runtime.ll`` of the executor from ``layout.py`` and ``runtime.c``.

For maintainers: needs clang 19 (its IR is read by every LLVM that llvmlite ships). Users never compile C.
The result names no machine: no triple, data layout, CPU features or paths, so that LLVM compiles it for the host.

    python tools/build_runtime.py [--clang clang-19]
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import re
import subprocess
from pathlib import Path

from rooftile.simt import layout

ROOM = Path(layout.__file__).parent
_C_TYPES = {
    ctypes.c_uint8: "uint8_t",
    ctypes.c_int32: "int32_t",
    ctypes.c_uint32: "uint32_t",
    ctypes.c_int64: "int64_t",
    ctypes.c_uint64: "uint64_t",
    ctypes.c_void_p: "void *",
}
_CONSTANTS = (
    "GLOBAL SHARED LOCAL LOAD STORE ATOMIC FINISHED STOPPED NEED_DIVERGENT EXITED AT_BARRIER DIVERGED POLLED_STOP TRAPPED KIND_GATHER "
    "KIND_BROADCAST KIND_CONTIGUOUS KIND_HALF_BROADCAST KIND_HALF_CONTIGUOUS TOTALS MISSED_BARRIER MIXED_BARRIERS TRAP"
).split()


def header() -> str:
    """``layout.py`` as C."""
    lines = [
        "/* Written by tools/build_runtime.py from layout.py; do not edit. */",
        "#pragma once",
        "#include <stdint.h>",
        "",
    ]
    lines += [f"#define {name} {getattr(layout, name)}" for name in _CONSTANTS]
    lines += [f"#define ATOMIC_{name.upper()} {i}" for i, name in enumerate(layout.ATOMIC_OPERATIONS)]
    lines += [f"#define TYPE_{name.upper()} {i}" for i, name in enumerate(layout.ATOMIC_TYPES)]
    for structure in layout.STRUCTURES:
        lines += ["", "typedef struct {"]
        lines += [f"    {_declaration(field[0], field[1])};" for field in structure._fields_]
        lines += [f"}} {structure.__name__};"]
        lines += [
            f"_Static_assert(__builtin_offsetof({structure.__name__}, {name}) == "
            f'{layout.offset_of(structure, name)}, "{name}");'
            for name in (structure._fields_[-1][0],)
        ]
    return "\n".join(lines) + "\n"


def _declaration(name: str, kind: type) -> str:
    if kind in _C_TYPES:
        return f"{_C_TYPES[kind]} {name}".replace("* ", "*")
    if isinstance(kind, type) and issubclass(kind, ctypes.Array):
        return f"{_declaration(name, kind._type_)}[{kind._length_}]"
    if isinstance(kind, type) and issubclass(kind, ctypes._Pointer):
        target = kind._type_
        return _declaration(f"*{name}", target) if target not in layout.STRUCTURES else f"{target.__name__} *{name}"
    return f"{kind.__name__} {name}"


def source_hash() -> str:
    """What ``runtime.ll`` was made from, as a hash."""
    digest = hashlib.sha256()
    for part in (header(), (ROOM / "runtime.c").read_text(encoding="utf-8")):
        digest.update(part.encode())
    return digest.hexdigest()


def compile_runtime(clang: str) -> str:
    """LLVM IR of ``runtime.c`` without anything of this machine in it."""
    command = [clang, "-Os", "-std=c17", "-S", "-emit-llvm", "-o", "-", "-x", "c", "runtime.c", "-Wall", "-Wextra"]
    command += ["-Werror", "-ffp-contract=off", "-fno-vectorize", "-fno-slp-vectorize", "-fno-strict-aliasing"]
    command += [
        "-fno-stack-protector",
        "-fno-ident",
        "-fno-builtin-bcmp",
        "-fno-asynchronous-unwind-tables",
        "-fno-pic",
    ]
    text = subprocess.run(command, cwd=ROOM, check=True, capture_output=True, text=True).stdout
    text = re.sub(r"^(target (triple|datalayout)|source_filename|; ModuleID).*\n", "", text, flags=re.M)
    text = re.sub(
        r'"(target-cpu|target-features|tune-cpu|stack-protector-buffer-size|no-trapping-math|min-legal-vector-width)"="[^"]*" ?',
        "",
        text,
    )
    text = re.sub(
        r"^!llvm\.(module\.flags|ident) = .*\n|^!\d+ = !\{(i32 \d+, !\"(wchar_size|PIC Level|PIE Level|uwtable|frame-pointer)\".*|!\"Debian clang.*)\}\n",
        "",
        text,
        flags=re.M,
    )
    return f"; Written by tools/build_runtime.py from runtime.c; do not edit.\n; source {source_hash()}\n{text}"


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clang", default="clang-19")
    options = parser.parse_args()
    (ROOM / "layout.h").write_text(header(), encoding="utf-8")
    (ROOM / "runtime.ll").write_text(compile_runtime(options.clang), encoding="utf-8")


if __name__ == "__main__":
    main()
