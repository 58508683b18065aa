"""The C runtime, its header and its LLVM IR belong together, and generated code runs on lesser CPUs."""

from __future__ import annotations

import ctypes
import importlib.util
import platform
import shutil
from pathlib import Path
from types import ModuleType

import llvmlite.binding as llvm
import numpy as np
import pytest
from launch import call_of, cuda, launch

import rooftile.simt
from rooftile.core.errors import UsageError
from rooftile.simt import execute
from rooftile.simt.codegen import _module, plan
from rooftile.simt.converged import Converged
from rooftile.simt.divergent import Divergent
from rooftile.simt.jit import host_cpu, jit_for
from rooftile.simt.layout import STRUCTURES
from rooftile.simt.layout.accesses import Pattern
from rooftile.simt.layout.context import Warp
from rooftile.simt.library import Library

RUNTIME = Path(rooftile.simt.__file__).parent / "runtime"


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    path = Path(__file__).parents[3] / "tools" / "build_runtime.py"
    spec = importlib.util.spec_from_file_location("build_runtime", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_ir_was_built_from_this_source(builder: ModuleType) -> None:
    assert (RUNTIME / "layout.h").read_text() == builder.header()
    for unit in ("runtime", "matrix/matrix"):
        assert f"; source {builder.source_hash(unit)}\n" in (RUNTIME / f"{unit}.ll").read_text()


@pytest.mark.parametrize("unit", ["runtime", "matrix/matrix"])
def test_the_ir_names_no_machine(unit: str) -> None:
    text = (RUNTIME / f"{unit}.ll").read_text()
    for word in ("target triple", "target datalayout", "target-cpu", "target-features", "source_filename", "x86", "/"):
        assert word not in "\n".join(line for line in text.splitlines() if not line.startswith(";")), word


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("clang-19") is None, reason="clang-19 is not installed")
def test_building_again_gives_the_same(builder: ModuleType) -> None:
    assert builder.compile_runtime("clang-19") == (RUNTIME / "runtime.ll").read_text()
    assert builder.compile_runtime("clang-19", "matrix/matrix", "-O2") == (RUNTIME / "matrix" / "matrix.ll").read_text()


def test_vectors_of_shared_structures_are_aligned() -> None:
    assert Pattern.delta.offset % 64 == 0
    assert Pattern.base.offset % 64 == 0
    assert ctypes.sizeof(Pattern) == Pattern.hits.offset
    assert ctypes.sizeof(Warp) % 8 == 0
    assert all(ctypes.sizeof(structure) for structure in STRUCTURES)


X86_LEVELS = ["x86-64", "x86-64-v2", "x86-64-v3"]


@pytest.mark.slow
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="these are names of x86 CPUs")
@pytest.mark.parametrize("cpu", X86_LEVELS)
@pytest.mark.parametrize(
    ("name", "block", "arguments"),
    [
        ("copy", 100, (np.arange(200, dtype=np.float32), np.zeros(200, np.float32), 190)),
        ("float4_copy", 50, (np.arange(204, dtype=np.float32), np.zeros(400, np.float32), 4)),
        ("divergent_loop", 64, (np.zeros(128, np.int32),)),
        ("spill_to_local", 40, (np.arange(40, dtype=np.int32), np.zeros(40, np.int32))),
        ("generic_pointers", 64, (np.arange(64, dtype=np.int32), np.zeros(64, np.int32))),
        ("count_and_vote", 80, (np.arange(80, dtype=np.int32) - 9, np.zeros(80, np.int32))),
    ],
)
def test_the_same_on_cpus_with_narrower_vectors(name: str, block: int, arguments: tuple[object, ...], cpu: str) -> None:
    features = host_cpu().features.split(",")
    if cpu == "x86-64-v3" and "+avx2" not in features:
        pytest.skip("this CPU has no AVX2")
    here, there = (launch(name, 2, block, *arguments, cpu=chosen) for chosen in (None, cpu))
    assert here.counts == there.counts
    assert here.findings == there.findings
    for argument, output in here.outputs.items():
        np.testing.assert_array_equal(output, there.outputs[argument])


@pytest.mark.parametrize("triple", ["aarch64-unknown-linux-gnu", "arm64-apple-darwin"])
@pytest.mark.parametrize(
    "name", ["copy", *(pytest.param(name, marks=pytest.mark.slow) for name in ("generic_pointers", "float4_copy"))]
)
def test_code_can_be_made_for_other_machines(name: str, triple: str) -> None:
    """Both clones, all access functions and the runtime, down to an object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        machine = llvm.Target.from_triple(triple).create_target_machine(jit=True)
    except RuntimeError:
        pytest.skip("this llvmlite was built without the target")
    kernel = plan(cuda(name), (32, 2, 1), statistics=True)
    library = Library("nounwind", inline=True)
    whole = Converged(kernel, library)
    functions, declarations = [whole.function()], dict(whole.writer.declarations)
    for block in kernel.kernel.blocks:
        part = Divergent(kernel, library)
        functions.append(part.function(block))
        declarations.update(part.writer.declarations)
    for ir in (_module("\n".join(functions), library, declarations), (RUNTIME / "runtime.ll").read_text()):
        module = llvm.parse_assembly(ir)
        module.triple, module.data_layout = machine.triple, str(machine.target_data)
        module.verify()
        assert len(machine.emit_object(module)) > 1000


def test_code_is_taken_from_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path))
    call = call_of(1, 64, np.arange(64, dtype=np.float32), np.zeros(64, np.float32), 64)
    execute(cuda("copy"), call)
    entries = sorted(tmp_path.rglob("*"))
    execute(cuda("copy"), call)
    assert [path for path in entries if path.is_file()]
    assert sorted(tmp_path.rglob("*")) == entries


def test_damaged_code_on_the_disk_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path))
    data = np.arange(64, dtype=np.float32)
    launch("copy", 1, 64, data, np.zeros_like(data), 64)
    for path in tmp_path.rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes()[:-7])
    np.testing.assert_array_equal(launch("copy", 1, 64, data, np.zeros_like(data), 64).outputs["a1"], data)


def test_names_of_cpus() -> None:
    with pytest.raises(UsageError):
        jit_for("no such; cpu")
