"""Kernels of Triton and Numba, from Python source to a verdict; and modules that would do harm if they could."""

from __future__ import annotations

import os
import sys
import time
import venv
from pathlib import Path
from types import SimpleNamespace

import pytest

import rooftile
from rooftile.compile import python_kernels
from rooftile.compile.python_kernels import python_kernels as kernels_of
from rooftile.compile.python_worker import triton_grid
from rooftile.core.errors import CompileError, UnavailableError, UnknownNameError, UsageError
from rooftile.explain.target import resolve

FOLDER = Path(__file__).parents[2] / "data" / "python_kernels"
ODD = {"M": 50, "N": 70, "K": 30}
TILES = {"BLOCK_M": 16, "BLOCK_N": 32}
LAUNCH = {"block": (16, 16), "grid": "cdiv(N,16),cdiv(M,16)"}


def need(library: str) -> None:
    """Skip where the library is not installed, unless ``ROOFTILE_REQUIRE`` asks for it."""
    try:
        python_kernels.require(library)
    except UnavailableError as error:
        if library in os.environ.get("ROOFTILE_REQUIRE", "").split(","):
            raise
        pytest.skip(error.what)


def test_kernels_are_told_by_their_decorators() -> None:
    assert kernels_of((FOLDER / "triton_matmul.py").read_text()) == {"tiles": "triton", "one_row_a_program": "triton"}
    assert kernels_of((FOLDER / "numba_matmul.py").read_text()) == dict.fromkeys(
        ("one_element", "tiles", "flat"), "numba"
    )
    assert kernels_of("from jax import jit\n@jit\ndef f(x): pass\n") == {}
    assert kernels_of(
        "from triton import jit as j\nimport numba.cuda as c\n@c.jit(fastmath=True)\ndef f(x): pass\n"
    ) == {"f": "numba"}
    with pytest.raises(CompileError, match="no Python"):
        kernels_of("def f(:")


def test_a_missing_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    for file, library in (("triton_matmul.py:tiles", "triton"), ("numba_matmul.py:tiles", "numba")):
        with pytest.raises(UnavailableError, match=f"install {library}"):
            rooftile.explain(str(FOLDER / file), **ODD)


def test_a_module_is_found_without_importing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("raise SystemExit('imported')")
    (tmp_path / "pack" / "mod.py").write_text("raise SystemExit('imported')")
    monkeypatch.chdir(tmp_path)
    target = resolve("pack.mod:kernel")
    assert (Path(target.source.name), target.name, target.source.language) == (Path("pack/mod.py"), "kernel", "python")
    with pytest.raises(UnknownNameError):
        resolve("pack.other:kernel")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tiles", "one_row_a_program"])
def test_triton(name: str) -> None:
    need("triton")
    defines = TILES if name == "tiles" else {}
    explanation = rooftile.explain(f"{FOLDER / 'triton_matmul.py'}:{name}", **ODD, defines=defines)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.launch.grid == ((4, 3, 1) if name == "tiles" else (12, 1, 1))
    assert explanation.launch.block == ((128, 1, 1) if name == "tiles" else (64, 1, 1))
    assert all(expectation.met for expectation in explanation.expectations)
    assert len(explanation.expectations) == (name == "tiles")
    source = (FOLDER / "triton_matmul.py").read_text().split("\n")
    stored = {line.line for line in explanation.lines if line.operation == "store" and line.space == "global"}
    assert stored
    assert all("tl.store" in source[line - 1] for line in stored)
    assert explanation.resources is not None
    assert explanation.resources.registers_per_thread > 0
    assert explanation.toolchain.startswith("Triton ")


@pytest.mark.slow
def test_triton_types_and_warps() -> None:
    need("triton")
    defines = {**TILES, "c_ptr": "*fp16", "num_warps": 2}
    explanation = rooftile.explain(f"{FOLDER / 'triton_matmul.py'}:tiles", **ODD, defines=defines, check=False)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert {p.name: p.dtype for p in explanation.signature.parameters}["c_ptr"] == "float16"
    assert explanation.launch.block == (64, 1, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("defines", "said"),
    [
        ({}, "-D BLOCK_M=64 -D BLOCK_N=64"),
        ({**TILES, "BLOCK_Q": 3}, "no parameter BLOCK_Q"),
        ({**TILES, "M": "*no"}, ""),
    ],
)
def test_triton_says_what_is_missing(defines: dict[str, int | str], said: str) -> None:
    need("triton")
    with pytest.raises((UsageError, CompileError)) as caught:
        rooftile.explain(f"{FOLDER / 'triton_matmul.py'}:tiles", **ODD, defines=defines)
    assert said in str(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["one_element", "tiles", "flat"])
def test_numba(name: str) -> None:
    need("numba")
    launch = {**LAUNCH, "grid": "cdiv(M,16),cdiv(N,16)"} if name == "one_element" else LAUNCH
    explanation = rooftile.explain(f"{FOLDER / 'numba_matmul.py'}:{name}", **ODD, **launch)
    assert explanation.verdict.judgement == "right", explanation.findings
    source = (FOLDER / "numba_matmul.py").read_text().split("\n")
    stored = {line.line for line in explanation.lines if line.operation == "store" and line.space == "global"}
    assert stored
    assert all(" C[" in source[line - 1] for line in stored)


@pytest.mark.slow
def test_numba_types() -> None:
    need("numba")
    defines = dict.fromkeys("ABC", "float64")
    explanation = rooftile.explain(f"{FOLDER / 'numba_matmul.py'}:flat", **ODD, **LAUNCH, defines=defines, check=False)
    assert explanation.verdict.judgement == "right"
    assert explanation.dtype == "float64"
    with pytest.raises(UsageError, match="no type float31"):
        rooftile.explain(f"{FOLDER / 'numba_matmul.py'}:flat", **ODD, **LAUNCH, defines={"A": "float31"})


HARM = {
    "prints": ("import sys\nprint('noise' * 100000)\nsys.stderr.write('noise')\n", None),
    "raises": ("raise ValueError('no')\n", None),
    "leaves": ("raise SystemExit(3)\n", "SystemExit"),
    "dies": ("import os\nos._exit(3)\n", "status 3"),
    "crashes": ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n", "status -11"),
    "lacks": ("import no_such_package\n", None),
    "lacks what the kernel needs": ("from no_such_package import WIDE\nassert WIDE\ncuda = None\n", "no_such_package"),
}


@pytest.mark.slow
@pytest.mark.parametrize("harm", HARM)
def test_what_a_module_does_stays_in_its_process(harm: str, tmp_path: Path) -> None:
    need("numba")
    code, said = HARM[harm]
    file = tmp_path / "mine.py"
    file.write_text("from numba import cuda\n" + code + "@cuda.jit\ndef k(A, B, C):\n    C[0, 0] = A[0, 0] * B[0, 0]\n")
    if said is None:
        assert rooftile.explain(str(file), M=1, N=1, K=1, block=1, grid=1).verdict.judgement == "right"
        return
    with pytest.raises(CompileError) as caught:
        rooftile.explain(str(file), M=1, N=1, K=1, block=1, grid=1)
    assert said in str(caught.value)


@pytest.mark.slow
def test_what_needs_a_gpu_or_pytorch_is_left_out(tmp_path: Path) -> None:
    """As tutorials have it: configurations by the GPU at hand, and a product that is computed at once."""
    need("triton")
    text = (FOLDER / "triton_matmul.py").read_text()
    asked = "math.inf and triton.runtime.driver.active.get_current_target().backend == 'cuda'"
    head = f"import no_torch, math\nDEVICE = triton.runtime.driver.active.get_active_torch_device()\nHERE = {asked}\n"
    head = text.replace("import triton.language as tl\n", f"import triton.language as tl\n{head}assert HERE\n")
    file = tmp_path / "tutorial.py"
    file.write_text(f"{head}\na = no_torch.rand((8, 8), device=DEVICE)\nprint(tiles[1,](a, a, a))\n")
    done = rooftile.explain(f"{file}:tiles", **ODD, defines=TILES, check=False)
    assert done.verdict.judgement == "right"
    last = len(file.read_text().split("\n")) - 2
    said = (
        f"what begins in lines 5, {last}, {last + 1} is left out, for it cannot be run here: No module named 'no_torch'"
    )
    assert any(said in note for note in done.notes)


@pytest.mark.slow
def test_a_module_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need("numba")
    monkeypatch.setattr(python_kernels, "TIMEOUT_SECONDS", 1.0)
    file = tmp_path / "mine.py"
    file.write_text("from numba import cuda\nwhile True: pass\n@cuda.jit\ndef k(A): A[0, 0] = 0\n")
    started = time.monotonic()
    with pytest.raises(CompileError, match="not come to an end"):
        rooftile.explain(str(file), M=1, N=1, K=1)
    assert time.monotonic() - started < 10


def test_the_worker_starts_where_nothing_is_imported_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare environment's Python has not imported ``types`` yet when the worker begins; ours is in ``compile`` too."""
    venv.create(tmp_path / "bare", symlinks=os.name != "nt")
    bin_folder = tmp_path / "bare" / ("Scripts" if os.name == "nt" else "bin")
    monkeypatch.setattr(sys, "executable", str(bin_folder / "python"))
    monkeypatch.setattr(python_kernels, "require", lambda library: None)
    with pytest.raises(CompileError) as caught:
        rooftile.explain(f"{FOLDER / 'triton_matmul.py'}:tiles", **ODD)
    assert "No module named 'triton'" in str(caught.value)


@pytest.mark.parametrize(
    ("names", "grid"),
    [
        (("pid_m", "pid_n"), ["cdiv(M, 32)", "cdiv(N, 16)"]),
        (("pn", "pm"), ["cdiv(N, 16)", "cdiv(M, 32)"]),
        (("first", "second"), None),
    ],
)
def test_the_axes_of_a_grid_by_what_they_are_called(names: tuple[str, str], grid: list[str] | None) -> None:
    text = f"def k():\n    {names[0]} = tl.program_id(0)\n    {names[1]} = tl.program_id(axis=1)\n"
    assert triton_grid(SimpleNamespace(src=text), {"BM": 32, "BN": 16}) == grid
