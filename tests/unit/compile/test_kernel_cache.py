"""``compile_kernel`` and its disk cache."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rooftile.compile import record
from rooftile.compile.nvidia import nvrtc, toolchain
from rooftile.core.source import Compiled

Compile = Callable[..., Compiled]
KERNEL = "__global__ void k(float* a) { a[threadIdx.x] = 1; }\n"


def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Counts calls of the compiler from here on."""
    made: list[str] = []
    original = nvrtc.compile_program

    def counted(text: str, *args: object, **kwargs: object) -> nvrtc.Program:
        made.append(text)
        return original(text, *args, **kwargs)

    monkeypatch.setattr(nvrtc, "compile_program", counted)
    return made


def test_second_time_is_from_the_cache(compiled: Compile, monkeypatch: pytest.MonkeyPatch) -> None:
    made = calls(monkeypatch)
    first = compiled(KERNEL, defines={"A": "1", "B": "2"})
    again = compiled(KERNEL, defines={"B": "2", "A": "1"})
    assert first == again
    assert len(made) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"text": KERNEL + " "},
        {"name": "k"},
        {"defines": {"A": "2"}},
        {"arch": "sm_80"},
        {"std": "c++14"},
        {"file": "other.cu"},
    ],
)
def test_what_changes_the_result_changes_the_key(
    compiled: Compile, monkeypatch: pytest.MonkeyPatch, change: dict[str, object]
) -> None:
    usual: dict[str, object] = {"text": KERNEL, "name": None, "defines": {"A": "1"}}
    made = calls(monkeypatch)
    compiled(**usual)
    compiled(**{**usual, **change})
    assert len(made) == 2


def test_changed_header_or_toolchain_is_compiled_anew(
    compiled: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    header = tmp_path / "x.cuh"
    text = '#include "x.cuh"\n__global__ void k(float* a) { a[0] *= X; }\n'
    made = calls(monkeypatch)
    for value, bits in (("3.0f", "0f40400000"), ("5.0f", "0f40A00000"), ("3.0f", "0f40400000")):
        header.write_text(f"#define X {value}\n")
        assert bits in compiled(text).ptx
    assert len(made) == 2
    monkeypatch.setattr(toolchain, "fingerprint", lambda: "another")
    compiled(text)
    assert len(made) == 3


@pytest.mark.parametrize("data", [b"", b"{}", b"not json", b'{"signature": 3}', b"[]", b"\xff\xfe"])
def test_senseless_entry_is_compiled_anew(
    compiled: Compile, monkeypatch: pytest.MonkeyPatch, cache_folder: Path, data: bytes
) -> None:
    from rooftile.core.cache import DiskCache

    first = compiled(KERNEL)
    (entry,) = (cache_folder / "compile").iterdir()
    DiskCache("compile").put(entry.name, data)
    assert compiled(KERNEL) == first


def test_place_that_cannot_be_written(compiled: Compile, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path / "file"))
    assert compiled(KERNEL) == compiled(KERNEL)


def test_record_is_the_same_after_a_round_trip(compiled: Compile) -> None:
    found = compiled(
        "#define T 4\ntemplate <class T_> __global__ void k(T_* a) { a[0] += T; }", "k<float>", defines={"T": "8"}
    )
    assert found.warnings
    assert found.subscripts
    assert record.load(record.dump(found), found.source) == found
    bare = replace(found, resources=None, cubin=None, sass=())
    assert record.load(record.dump(bare), bare.source) == bare


def test_warm_call_is_fast_and_loads_neither_compiler_nor_parser(compiler: None, tmp_path: Path) -> None:
    script = """
import cProfile, sys
import rooftile.compile as c
from rooftile.core.source import Source
source = Source("mine.cu", "__global__ void k(float* a) { a[threadIdx.x] = 1; }")
compile_kernel = c.compile_kernel
profile = cProfile.Profile()
found = profile.runcall(compile_kernel, source, "k")
compiler = any(module.startswith(("cuda", "tree_sitter")) for module in sys.modules)
print(sum(entry.callcount for entry in profile.getstats()), compiler, len(found.sass))
"""
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(2)
    ]
    (_, loaded, instructions), (calls, *warm) = (run.stdout.split() for run in runs)
    assert loaded == "True"
    assert warm == ["False", instructions]
    assert int(calls) < 6_000  # 2,600 in 2026
