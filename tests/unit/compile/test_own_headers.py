"""Headers that come with a source."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rooftile.compile.files import includes
from rooftile.compile.machine_code import machine_code
from rooftile.core.errors import CompileError
from rooftile.core.source import Compiled, Source

Compile = Callable[..., Compiled]

KERNEL = Source(
    "k.cu",
    '#include "inner/load.cuh"\n\n__global__ void k(float* a) {\n  store(a);\n}\n',
    headers=(("inner/load.cuh", '#include "value.cuh"\n__device__ void store(float* a) { *a = VALUE; }\n'),
             ("value.cuh", "#define VALUE 7.0f\n")),
)  # fmt: skip
"""A header that includes another."""


def test_they_are_compiled_and_their_lines_are_told_by_their_names(compiled: Compile) -> None:
    ptx = compiled(KERNEL).ptx
    assert "0f40E00000" in ptx or "1088421888" in ptx  # 7
    assert '.file\t2 "inner/load.cuh"' in ptx


def test_a_cached_result_is_of_the_same_headers(compiled: Compile) -> None:
    other = replace(KERNEL, headers=(KERNEL.headers[0], ("value.cuh", "#define VALUE 9.0f\n")))
    assert compiled(KERNEL).ptx != compiled(other).ptx
    codes = {machine_code(source, "k", arch="sm_90", defines={})[1] for source in (KERNEL, other, KERNEL)}
    assert len(codes) == 2


def test_they_are_taken_before_files_of_the_same_name(
    compiled: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "value.cuh").write_text("#define VALUE 9.0f\n")
    monkeypatch.chdir(tmp_path)
    found = includes(KERNEL, [tmp_path])
    assert [(file.name, file.text) for file in found.files] == [
        ("inner/load.cuh", KERNEL.headers[0][1]), ("value.cuh", "#define VALUE 7.0f\n")
    ]  # fmt: skip
    assert compiled(KERNEL, include_dirs=[tmp_path]).ptx == compiled(KERNEL).ptx


def test_a_source_without_them_is_told_which_are_missing(compiled: Compile) -> None:
    with pytest.raises(
        CompileError, match=r"if they need inner/load\.cuh, which was not found, give its folder with -I"
    ):
        compiled(replace(KERNEL, headers=()))
