#!/usr/bin/env python3
"""Write ``layout.h`` and ``runtime.ll`` of the executor from ``simt/layout`` and the C sources beside them.

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
from rooftile.simt.layout import accesses, context, copies, hazards

RUNTIME = Path(layout.__file__).parents[1] / "runtime"
_C_TYPES = {
    ctypes.c_uint8: "uint8_t",
    ctypes.c_int32: "int32_t",
    ctypes.c_uint32: "uint32_t",
    ctypes.c_int64: "int64_t",
    ctypes.c_uint64: "uint64_t",
    ctypes.c_void_p: "void *",
}
_CONSTANTS = (
    *("GLOBAL", "SHARED", "LOCAL", "LOAD", "STORE", "ATOMIC", "LOAD_MATRIX"),
    *("FINISHED", "STOPPED", "NEED_DIVERGENT", "ENOUGH"),
    *("EXITED", "AT_BARRIER", "DIVERGED", "POLLED_STOP", "TRAPPED", "YIELDED"),
    *("KIND_GATHER", "KIND_BROADCAST", "KIND_CONTIGUOUS", "KIND_HALF_BROADCAST", "KIND_HALF_CONTIGUOUS", "KIND_RUNS"),
    *("RUNS", "MOST_LANE_BYTES", "TOTALS", "MISSED_BARRIER", "MIXED_BARRIERS", "TRAP"),
    *("NEVER_ARRIVES", "NOT_AWAITED", "BAD_MBARRIER", "BAD_BULK_COPY", "READ_TOO_SOON", "BAD_DESCRIPTOR"),
    *("COPIES", "PAIRS", "COPY_DATA", "COPY_ARRIVE", "BULK_TO_BARRIER", "BULK_TO_GROUP"),
    *("MOST_DIMENSIONS", "TENSOR_MAP_MAGIC", "NOT_A_MAP", "OTHER_RANK", "CUT_CHUNK"),
    *("NO_BARRIER", "TOO_MANY_ARRIVALS", "OUTSIDE_SHARED", "BAD_COUNT", "COMPLETES", "RANK_SHIFT"),
    *("READ_AFTER_WRITE", "WRITE_AFTER_READ", "WRITE_AFTER_WRITE", "UNINITIALISED_READ", "OUTSIDE_ARRAY"),
    *("SHARED_ALIAS", "EARLY_EXIT", "UNSET_REGISTER", "POISON"),
    *("ABSENT_LANES", "UNNAMED_LANE", "ABSENT_SOURCE", "BARRIER_NUMBER", "NO_PROXY_FENCE", "ENDED_BLOCK"),
    *("ELSEWHERE", "RETURNED", "NOT_LAUNCHED", "SKIPPED_PHASE", "SPANS_PHASES", "STORAGE_BARRIER"),
    *("HAZARD_ERROR", "HAZARD_WARNING", "HAZARD_NOTE", "HAZARD_STRONG", "HAZARD_VOLATILE"),
    *("CELL_WRITTEN", "CELL_EARLY", "CELL_WRITTEN_TWICE", "CELL_READ_AND_WRITTEN"),
    *("TRACE_LINE", "TRACE_SLOT", "TRACE_FIRST", "TRACE_SLOTS", "TRACE_LOCAL"),
)
_MACHINE_LINES = r"^(target (triple|datalayout)|source_filename|; ModuleID).*\n"
_MACHINE_ATTRIBUTES = (
    r'"(target-cpu|target-features|tune-cpu|stack-protector-buffer-size|no-trapping-math|min-legal-vector-width)'
    r'"="[^"]*" ?'
)
_MACHINE_METADATA = (
    r"^!llvm\.(module\.flags|ident) = .*\n"
    r"|^!\d+ = !\{(i32 \d+, !\"(wchar_size|PIC Level|PIE Level|uwtable|frame-pointer)\".*|!\"[^\"]*clang.*)\}\n"
)


def header() -> str:
    """``rooftile.simt.layout`` as C."""
    constants = vars(accesses) | vars(context) | vars(copies) | vars(hazards)
    lines = [
        "/* Written by tools/build_runtime.py from simt/layout; do not edit. */",
        "#pragma once",
        "#include <stdint.h>",
        "",
        *(f"#define {name} {constants[name]}" for name in _CONSTANTS),
        *(f"#define ATOMIC_{name.upper()} {i}" for i, name in enumerate(accesses.ATOMIC_OPERATIONS)),
        *(f"#define TYPE_{name.upper()} {i}" for i, name in enumerate(accesses.ATOMIC_TYPES)),
        *(f"#define MBARRIER_{name.upper()} {i}" for i, name in enumerate(copies.MBARRIER_OPERATIONS)),
        f"#define SHARED_WINDOW {accesses.SHARED_WINDOW:#x}",
    ]
    for structure in layout.STRUCTURES:
        name = structure.__name__
        lines += ["", "typedef struct {"]
        lines += [f"    {_declaration(field[0], field[1])};" for field in structure._fields_]
        lines += [f"}} {name};"]
        for field in structure._fields_:
            offset = layout.offset_of(structure, field[0])
            lines.append(f'_Static_assert(__builtin_offsetof({name}, {field[0]}) == {offset}, "{name}.{field[0]}");')
    return "\n".join(lines) + "\n"


def _declaration(name: str, kind: type) -> str:
    if kind in _C_TYPES:
        return f"{_C_TYPES[kind]} {name}".replace("* ", "*")
    if issubclass(kind, ctypes.Array):
        return f"{_declaration(name, kind._type_)}[{kind._length_}]"
    if issubclass(kind, ctypes._Pointer):
        return _declaration(f"*{name}", kind._type_)
    return f"{kind.__name__} {name}"


def source_hash(unit: str = "runtime") -> str:
    """What a unit was made from, as a hash: ``runtime``, or ``matrix/matrix``, which stands alone."""
    alone = "/" in unit
    digest = hashlib.sha256(b"" if alone else header().encode())
    paths = [RUNTIME / f"{unit}.c"] if alone else sorted([*RUNTIME.glob("*.c"), RUNTIME / "common.h"])
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_runtime(clang: str, unit: str = "runtime", optimisation: str = "-Os") -> str:
    """LLVM IR of a unit without anything of this machine in it."""
    command = [clang, optimisation, "-std=c17", "-S", "-emit-llvm", "-o", "-", f"{unit}.c"]
    command += ["-Wall", "-Wextra", "-Werror", "-Wno-psabi"]  # vectors are never passed to functions of others
    command += [
        "-ffp-contract=off",
        "-fno-vectorize",
        "-fno-slp-vectorize",
        "-fno-strict-aliasing",
        "-fno-builtin-bcmp",
    ]
    command += ["-fwrapv"]  # addresses of wild kernels overflow
    command += ["-fno-stack-protector", "-fno-ident", "-fno-asynchronous-unwind-tables", "-fno-pic"]
    text = subprocess.run(command, cwd=RUNTIME, check=True, stdout=subprocess.PIPE, text=True).stdout
    text = re.sub(_MACHINE_LINES, "", text, flags=re.M)
    text = re.sub(_MACHINE_ATTRIBUTES, "", text)
    text = re.sub(_MACHINE_METADATA, "", text, flags=re.M)
    return f"; Written by tools/build_runtime.py from {unit}.c; do not edit.\n; source {source_hash(unit)}\n{text}"


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clang", default="clang-19")
    options = parser.parse_args()
    (RUNTIME / "layout.h").write_text(header(), encoding="utf-8")
    (RUNTIME / "runtime.ll").write_text(compile_runtime(options.clang), encoding="utf-8")
    matrix = compile_runtime(options.clang, "matrix/matrix", "-O2")
    (RUNTIME / "matrix" / "matrix.ll").write_text(matrix, encoding="utf-8")


if __name__ == "__main__":
    main()
