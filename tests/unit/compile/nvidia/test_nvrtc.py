"""The compiler itself: missing, endless, or called by several threads."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.nvidia import nvrtc
from rooftile.core.errors import CompileError, UnavailableError
from rooftile.core.source import Compiled, Source

Compile = Callable[..., Compiled]
KERNEL = "__global__ void k(float* a) { a[threadIdx.x] = 1; }\n"


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(UnavailableError) as caught:
        compile_kernel(Source("mine.cu", KERNEL))
    assert caught.value.next_step is not None
    assert "nvidia-cuda-nvrtc" in caught.value.next_step
    assert ".ptx" in caught.value.next_step
    assert compile_kernel(Source("k.ptx", ".visible .entry one() { ret; }", "ptx"), "one").signature.name == "one"


def test_without_the_compilers_library(compiler: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda.bindings import nvrtc as binding

    def missing() -> None:
        raise RuntimeError("Failure finding libnvrtc.so")

    monkeypatch.setattr(binding, "nvrtcVersion", missing)
    with pytest.raises(UnavailableError, match="libnvrtc"):
        compile_kernel(Source("mine.cu", KERNEL))


def test_compiler_that_does_not_end(compiled: Compile, monkeypatch: pytest.MonkeyPatch) -> None:
    # Each level instantiates two of the next: 4,096 in all, and with a few levels more it would take days.
    text = """
    template <int N, long M> struct F { static const int v = F<N - 1, 2 * M>::v + F<N - 1, 2 * M + 1>::v; };
    template <long M> struct F<0, M> { static const int v = 1; };
    __global__ void k(float* a) { a[0] = F<11, 0>::v; }
    """
    monkeypatch.setattr(nvrtc, "TIMEOUT_SECONDS", 0.02)
    with pytest.raises(CompileError, match="not come to an end"):
        compiled(text)
    with pytest.raises(CompileError, match="earlier compilation"):
        compiled(KERNEL)
    assert nvrtc._compiling.acquire(timeout=60)
    nvrtc._compiling.release()
    monkeypatch.setattr(nvrtc, "TIMEOUT_SECONDS", 60.0)
    assert compiled(KERNEL).signature.name == "k"


def test_compiling_in_several_threads(compiled: Compile) -> None:
    texts = [f"__global__ void k{i}(float* a) {{ a[{i}] = 1; }}" for i in range(6)]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(compiled, texts))
    assert [each.signature.name for each in found] == [f"k{i}" for i in range(6)]


def test_a_build_that_moves_nothing_leaves_no_trace(compiled: Compile) -> None:
    """NVRTC goes on without some optimisations after ``--device-debug``: then it reads structures by their address."""
    text = """
    struct P { float* c; int n; };
    __global__ void k(const __grid_constant__ P p) { if (threadIdx.x < p.n) p.c[threadIdx.x] = 1; }
    """
    before = compiled(text).ptx
    assert ".debug_" in compiled(KERNEL, check=True, literal=True).ptx
    after = compiled(text, defines={"ANEW": "1"}).ptx
    assert "cvta.param" not in before
    assert after == before


def test_a_process_for_the_compiler_that_fails(compiled: Compile, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", "/nowhere/python")
        with pytest.raises(CompileError, match="no process"):
            compiled(KERNEL, check=True, literal=True)
    monkeypatch.setattr(nvrtc, "TIMEOUT_SECONDS", 0.01)
    with pytest.raises(CompileError, match="not come to an end"):
        compiled(KERNEL, check=True, literal=True)
