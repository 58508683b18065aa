"""Headers, the compiler's and the user's, and the names that files are shown under."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel, load_source
from rooftile.core.errors import CompileError
from rooftile.core.source import Compiled
from rooftile.ptx.load import load

Compile = Callable[..., Compiled]
KERNEL = "__global__ void k(float* a) { a[threadIdx.x] = 1; }\n"


def test_error_in_a_header_is_shown_there(compiled: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "x.cuh").write_text("\n__device__ float f() { return zz; }\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CompileError) as caught:
        compiled('#include "x.cuh"\n' + KERNEL, include_dirs=[Path("inner")])
    (found,) = caught.value.diagnostics
    assert str(found).startswith("inner/x.cuh:2:31: error: ")
    assert found.excerpt == "__device__ float f() { return zz; }"


def test_missing_header_that_the_kernel_does_not_need(compiled: Compile) -> None:
    found = compiled("#include <nope.h>\n" + KERNEL)
    assert [w.message for w in found.warnings] == ["headers not found, taken as empty: nope.h"]


def test_macro_named_as_the_headers_name_their_own(compiled: Compile) -> None:
    text = "#include <mma.h>\n#include <cuda_fp16.h>\n__global__ void k(half* a) { a[T] = half(N); }\n"
    assert "+6]" in compiled(text, defines={"T": "3", "N": "2", "K": "1"}).ptx


def test_header_in_a_branch_not_taken_is_left_alone(compiled: Compile) -> None:
    text = "#ifndef __CUDACC_RTC__\n#include <cuda_gl_interop.h>\n#include <iostream>\n#endif\n" + KERNEL
    assert compiled(text, defines={"T": "1"}).signature.name == "k"


def test_cudas_own_headers(compiled: Compile) -> None:
    names = (
        "cuda_runtime.h cuda_fp16.h cuda_bf16.h cuda_fp8.h mma.h device_launch_parameters.h cuda_pipeline.h cstdint "
        "stdint.h cstddef cmath math.h cassert cstdio stdio.h cfloat climits limits.h stdlib.h"
    )
    text = (
        "".join(f"#include <{name}>\n" for name in names.split())
        + """
    __global__ void k(const __half* a, __nv_bfloat16* b, uint8_t c, std::uint64_t d) {
      assert(c > 0);
      if (d > UINT64_MAX - INT_MAX) printf("%d", c);
      b[threadIdx.x] = __float2bfloat16(fminf(__half2float(a[threadIdx.x]), FLT_MAX) * sqrtf(c) + float(INT64_MIN));
    }
    """
    )
    found = compiled(text)
    assert [p.dtype for p in found.signature.parameters] == ["float16", "bfloat16", "uint8", "uint64"]
    assert found.warnings == ()


@pytest.mark.slow
@pytest.mark.parametrize("place", ["kept", "unwritable"])
def test_core_libraries_that_the_compiler_carries(
    compiled: Compile, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "unwritable":
        (tmp_path / "file").touch()
        monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path / "file"))
    text = """#include <cooperative_groups.h>
    __global__ void k(float* a) { cooperative_groups::this_thread_block().sync(); a[0] = 1; }
    """
    found = compiled(text)
    assert "bar.sync" in found.ptx or "barrier.sync" in found.ptx
    assert '"cooperative_groups.h"' in found.ptx
    assert str(tmp_path).encode() not in (found.cubin or b"")


def test_names_nvcc_gives_unasked(compiled: Compile) -> None:
    assert compiled("__global__ void k(uint a, uint32_t b, ushort c, int64_t* d) { d[a] = b + c; }").warnings == ()


def test_constants_of_mathematics_nvcc_gives_unasked(compiled: Compile) -> None:
    text = """constexpr float LEAST = -INFINITY;
    __global__ void k(float* a) { a[0] = LEAST; a[1] = NAN; a[2] = (float)M_PI; a[3] = HUGE_VALF; }"""
    found = compiled(text)
    assert found.warnings == ()
    assert all(f", {bits};" in found.ptx for bits in (-0x800000, 0x7FFFFFFF, 0x40490FDB, 0x7F800000))
    assert compiled("#include <cmath>\n" + text).warnings == ()
    own = "#define M_PI 3.0\n#define INFINITY 1e30f\n__global__ void k(float* a) { a[0] = INFINITY * M_PI; }"
    assert compiled(own).warnings == ()


def test_own_headers_and_no_path_of_this_machine(compiled: Compile, tmp_path: Path, cache_folder: Path) -> None:
    (tmp_path / "project" / "sub").mkdir(parents=True)
    (tmp_path / "extra folder").mkdir()
    (tmp_path / "project" / "sub" / "x.cuh").write_text(
        '#include "../y.cuh"\n__device__ float f(float a) { return g(a) * E; }\n'
    )
    (tmp_path / "project" / "y.cuh").write_text("__device__ float g(float a) { return a + 1; }\n")
    (tmp_path / "extra folder" / "e.cuh").write_text("#define E 3\n")
    text = """#include <e.cuh>
    #include <cuda_fp16.h>
    #include "sub/x.cuh"
    __global__ void k(float* a) { a[0] = f(a[1]) + __half2float(__float2half(a[2])); }
    """
    found = compiled(text, file=str(tmp_path / "project" / "mine.cu"), include_dirs=[tmp_path / "extra folder"])
    listed = {line.split('"')[1] for line in found.ptx.splitlines() if line.strip().startswith(".file")}
    assert listed >= {str(tmp_path / "project" / "mine.cu"), "sub/x.cuh", "y.cuh"}
    assert all(not name.startswith("/") for name in listed - {found.source.name})
    (stored,) = (cache_folder / "compile").iterdir()
    here = [str(tmp_path), str(Path.cwd()), sys.prefix]
    data = stored.read_bytes()
    assert not [path for path in here if path.encode() in data]
    assert not [path for path in here if path.encode() in (found.cubin or b"")]
    assert str(tmp_path) not in stored.name


def test_name_shown_is_the_name_given(compiled: Compile) -> None:
    for name in ("mine.cu", "deep/er/mine.cu", "./mine.cu"):
        found = compiled("#define T 2\n" + KERNEL, file=name, defines={"T": "1"})
        assert found.source.name == name
        assert found.signature.location is not None
        assert found.signature.location.file == name
        assert f'.file\t1 "{name}"' in found.ptx
        assert [w.location.file for w in found.warnings if w.location] == [name]


@pytest.mark.parametrize("name", ['od"d.cu', "lin\ne.cu", "sp ace.cu", "ä.cu", "back\\slash.cu", ""])
def test_odd_file_names(compiled: Compile, name: str) -> None:
    found = compiled(KERNEL, file=name)
    assert found.source.name == name
    (line,) = [line for line in found.ptx.split("\n") if line.strip().startswith(".file")]
    assert line.count('"') == 2
    places = [i.location for i in load(found).instructions if i.access is not None]
    assert {place.file for place in places if place is not None} == {name}


def test_a_file_from_disk(compiled: Compile, tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_bytes(b"\xef\xbb\xbf// \xe4\r\n\r\n__global__ void k(float* a) {\r\n  a[0] = zz; }\r\n")
    with pytest.raises(CompileError) as caught:
        compile_kernel(load_source(path))
    (found,) = caught.value.diagnostics
    assert found.location is not None
    assert (found.location.line, found.location.column, found.excerpt) == (4, 10, "  a[0] = zz; }")


def test_headers_of_the_driver_that_declare_the_same(compiled: Compile) -> None:
    text = "#include <cudaTypedefs.h>\n#include <cuda.h>\n__global__ void k(const __grid_constant__ CUtensorMap m) {}\n"
    assert compiled(text).signature.parameters[0].size == 128
