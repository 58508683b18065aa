"""Machine code from the disk cache, without the compiler."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rooftile.compile import kernel
from rooftile.compile.machine_code import machine_code
from rooftile.core.source import Source

TWICE = Source("twice.cu", "namespace n { __global__ void twice(float* p) { p[threadIdx.x] *= FACTOR; } }")


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path))


def test_what_was_compiled_once_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    first = machine_code(TWICE, "twice", arch="sm_90", defines={"FACTOR": "2"})
    assert first[0] == "_ZN1n5twiceEPf"
    assert first[1][:4] == b"\x7fELF"

    def refuse(*arguments: object, **options: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(kernel, "compile_kernel", refuse)
    assert machine_code(TWICE, "twice", arch="sm_90", defines={"FACTOR": "2"}) == first
    for other in ({"arch": "sm_90a", "defines": {"FACTOR": "2"}}, {"arch": "sm_90", "defines": {"FACTOR": "3"}}):
        with pytest.raises(AssertionError, match="compiled again"):
            machine_code(TWICE, "twice", **other)  # type: ignore[arg-type]


def test_a_header_of_the_users_is_part_of_the_key(tmp_path: Path) -> None:
    source = Source(str(tmp_path / "k.cu"), '#include "f.h"\nextern "C" __global__ void k(float* p) { *p = VALUE; }')
    found = []
    for value in (1, 2):
        (tmp_path / "f.h").write_text(f"#define VALUE {value}\n")
        found.append(machine_code(source, "k", arch="sm_90", defines={})[1])
    assert found[0] != found[1]


def test_no_part_that_reads_kernels_is_loaded_to_run_one() -> None:
    heavy = (
        "llvmlite",
        "tree_sitter",
        "cuda.core",
        "cuda.bindings",
        "rooftile.compile.kernel",
        "rooftile.kernels.catalog",
    )
    program = (
        "import sys, rooftile.gemm, rooftile.device.cuda, rooftile.compile.machine_code\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
