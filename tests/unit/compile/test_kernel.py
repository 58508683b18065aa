"""``compile_kernel`` as its callers see it: choice of the kernel, errors, options, headers, cache."""

from __future__ import annotations

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel, load_source, nvrtc, record, toolchain
from rooftile.core.errors import CompileError, RooftileError, UnavailableError, UnknownNameError, UsageError
from rooftile.core.source import Compiled, Source
from rooftile.ptx.load import load

Compile = Callable[..., Compiled]
KERNEL = "__global__ void k(float* a) { a[threadIdx.x] = 1; }\n"
TWO = "__global__ void first(float* a) { a[0] = 1; }\n__global__ void second(float* a) { a[0] = 2; }\n"


def test_one_kernel_needs_no_name(compiled: Compile) -> None:
    found = compiled(KERNEL)
    assert (found.signature.name, found.signature.entry) == ("k", "_Z1kPf")
    assert found.resources is not None
    assert found.resources.arch == "sm_90"
    assert found.cubin is not None
    assert found.cubin.startswith(b"\x7fELF")
    assert found.toolchain.startswith("NVRTC 13.")
    assert ".target sm_90" in found.ptx


@pytest.mark.parametrize(
    ("text", "name", "error", "parts"),
    [
        (TWO, None, UsageError, ["several kernels", "first, second", "mine.cu:first"]),
        (TWO, "frist", UnknownNameError, ["no kernel of this name", "first, second", "did you mean first?"]),
        (KERNEL, "", UnknownNameError, ["no kernel of this name"]),
        (KERNEL, "k; int x", UnknownNameError, ["got: k; int x", "allowed: k"]),
        (KERNEL, "k\n#error no", UnknownNameError, [r"got: 'k\n#error no'"]),
        (KERNEL, "ké", UnknownNameError, ["did you mean k?"]),
        (KERNEL, "k<3>", UsageError, ["not a template", "name it k"]),
        ("int x;\n", None, UnknownNameError, ["no __global__ function)\n  next"]),
        ("template <class T, int N> __global__ void k(T*) {}", None, UsageError, ["template", "mine.cu:k<float, 16>"]),
        ("template <int N> __global__ void k(float* a) {}", "k<float>", CompileError, ["no instance k<float>"]),
        ("namespace a {" + KERNEL + "} namespace b {" + KERNEL + "}", "k", UsageError, ["a::k, b::k", "namespace"]),
        ("__global__ void k(float*) {}\n__global__ void k(int*) {}", "k", CompileError, ["several kernels called k"]),
        ("#define K(n) __global__ void n() {}\nK(one) K(two)", "tow", UnknownNameError, ["one, two", "mean two?"]),
    ],
)  # fmt: skip
def test_kernel_that_cannot_be_chosen(
    compiled: Compile, text: str, name: str | None, error: type[RooftileError], parts: list[str]
) -> None:
    with pytest.raises(error) as caught:
        compiled(text, name)
    assert all(part in str(caught.value) for part in parts), str(caught.value)


def test_compile_error_shows_the_users_lines(compiled: Compile) -> None:
    text = '// one\n__global__ void k(float* a) {\n\ta[threadIdx.x] = zz + 1;\n  float b = "x"\n}\n'
    with pytest.raises(CompileError) as caught:
        compiled(text, file="some/where/mine.cu")
    error = caught.value
    assert error.exit_status == 2
    assert error.next_step
    found = [(d.severity, d.location.line, d.location.column, d.excerpt) for d in error.diagnostics if d.location]
    assert ("error", 3, 19, "\ta[threadIdx.x] = zz + 1;") in found
    assert {d.location.file for d in error.diagnostics if d.location} == {"some/where/mine.cu"}
    assert 'some/where/mine.cu:3:19: error: identifier "zz" is undefined\n    a[threadIdx.x] = zz + 1;' in str(error)
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.diagnostics) == (str(error), error.diagnostics)


def test_error_in_a_header_is_shown_there(compiled: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "x.cuh").write_text("\n__device__ float f() { return zz; }\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CompileError) as caught:
        compiled('#include "x.cuh"\n' + KERNEL, include_dirs=[Path("inner")])
    (found,) = caught.value.diagnostics
    assert str(found).startswith("inner/x.cuh:2:31: error: ")
    assert found.excerpt == "__device__ float f() { return zz; }"


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("#include <nope.h>\n__global__ void k(float* a) { a[nope] = 1; }", "need nope.h, which was not found"),
        ("__global__ void k(float* a) { a[0] = ; }", "correct the lines"),
        ("__global__ void k(float* a) { a[BM] = 0; }", "-D BM=..."),
    ],
)
def test_next_step_after_an_error(compiled: Compile, text: str, step: str) -> None:
    with pytest.raises(CompileError) as caught:
        compiled(text)
    assert caught.value.next_step is not None
    assert step in caught.value.next_step
    assert caught.value.diagnostics


@pytest.mark.parametrize(
    "text",
    [
        KERNEL + "int main() { k<<<1, 1>>>(0); return 0; }",
        "#include <iostream>\n" + KERNEL + "int main() { std::cout << 1; }",
    ],
)
def test_host_code_is_set_aside(compiled: Compile, text: str) -> None:
    found = compiled(text)
    assert found.signature.name == "k"
    assert found.source.text == text
    assert found.warnings == ()


def test_missing_header_that_the_kernel_does_not_need(compiled: Compile) -> None:
    found = compiled("#include <nope.h>\n" + KERNEL)
    assert [w.message for w in found.warnings] == ["headers not found, taken as empty: nope.h"]


def test_host_code_kept_from_this_compiler(compiled: Compile) -> None:
    host = "#ifndef __CUDACC_RTC__\n#include <iostream>\nint main() { std::cout << 1; }\n#endif\n"
    assert compiled(host + KERNEL).signature.name == "k"


@pytest.mark.parametrize(
    "text",
    [
        '#include "mine.cu"\n' + KERNEL,
        "template <int N> struct R { static const int v = R<N + 1>::v; };\n"
        "__global__ void k(float* a) { a[0] = R<0>::v; }",
        "#error no\n" + KERNEL,
        "__global__ void k(float* a) { " + "(" * 3000,
        "@ $ ` \\ \x01 __global__",
        "#include __global__\n",
    ],
)
def test_hostile_text_is_an_error_like_any_other(compiled: Compile, tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(text)
    with pytest.raises(RooftileError):
        compiled(text, file=str(path))


def test_macros(compiled: Compile) -> None:
    text = "__global__ void k(REAL* a) { a[T] = T; }\n"
    found = compiled(text, defines={"T": "16", "REAL": "double"})
    assert found.signature.parameters[0].dtype == "float64"
    assert "+128]" in found.ptx


def test_macro_named_as_the_headers_name_their_own(compiled: Compile) -> None:
    text = "#include <mma.h>\n#include <cuda_fp16.h>\n__global__ void k(half* a) { a[T] = half(N); }\n"
    assert "+6]" in compiled(text, defines={"T": "3", "N": "2", "K": "1"}).ptx


def test_header_in_a_branch_not_taken_is_left_alone(compiled: Compile) -> None:
    text = "#ifndef __CUDACC_RTC__\n#include <cuda_gl_interop.h>\n#include <iostream>\n#endif\n" + KERNEL
    assert compiled(text, defines={"T": "1"}).signature.name == "k"


def test_macro_that_the_source_sets_itself_is_warned_of(compiled: Compile) -> None:
    found = compiled("#define T 4\n" + KERNEL, defines={"T": "8"})
    assert [(str(w.location), w.severity) for w in found.warnings] == [("mine.cu:1", "warning")]
    assert "T" in found.warnings[0].message
    assert compiled(KERNEL).warnings == ()


@pytest.mark.parametrize(
    "options",
    [
        {"defines": {"T-1": "1"}},
        {"defines": {"": "1"}},
        {"defines": {"1T": "1"}},
        {"defines": {"Té": "1"}},
        {"defines": {"T": "1\n#include </etc/passwd>"}},
        {"std": "c++98; rm"},
        {"arch": "sm_42"},
        {"arch": "sm_90 -I/"},
        {"arch": "compute_90"},
        {"arch": ""},
        {"include_dirs": [Path("no/such/folder")]},
    ],
)
def test_options_that_cannot_be(compiled: Compile, options: dict[str, object]) -> None:
    with pytest.raises(UsageError) as caught:
        compiled(KERNEL, **options)
    assert caught.value.got is not None


def test_macro_value_that_does_not_compile_is_an_error_at_the_users_line(compiled: Compile) -> None:
    with pytest.raises(CompileError) as caught:
        compiled("__global__ void k(float* a) { a[0] = T; }", defines={"T": "zz"})
    assert "mine.cu:1:38: error" in str(caught.value)


def test_standard(compiled: Compile) -> None:
    text = "template <class T> concept C = sizeof(T) == 4;\n" + KERNEL
    assert compiled(text, std="c++20").signature.name == "k"
    with pytest.raises(CompileError):
        compiled(text, std="c++14")


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


# The cache.


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
import sys, time
import rooftile.compile as c
from rooftile.core.source import Source
source = Source("mine.cu", "__global__ void k(float* a) { a[threadIdx.x] = 1; }")
compile_kernel = c.compile_kernel
begin = time.perf_counter()
found = compile_kernel(source, "k")
print(time.perf_counter() - begin, any(m.startswith(("cuda", "tree_sitter")) for m in sys.modules), len(found.sass))
"""
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(4)
    ]
    cold, *warm = [run.stdout.split() for run in runs]
    assert cold[1] == "True"
    assert all(loaded == "False" for _, loaded, _ in warm)
    assert len({instructions for _, _, instructions in (cold, *warm)}) == 1
    assert min(float(seconds) for seconds, _, _ in warm) < 0.02


# PTX as input.

PTX = """\
.version 8.0
.target sm_80
.address_size 64
.visible .entry one(.param .u64 .ptr .global one_a, .param .u32 n)
{
	ret;
}
.visible .entry other()
{
	ret;
}
"""


def test_ptx_is_taken_as_it_is() -> None:
    found = compile_kernel(Source("k.ptx", PTX, "ptx"), "one")
    assert (found.ptx, found.resources, found.sass, found.cubin) == (PTX, None, (), None)
    assert [(p.name, p.kind, p.dtype) for p in found.signature.parameters] == [
        ("one_a", "pointer", "opaque"),
        ("n", "scalar", "int32"),
    ]
    assert str(found.signature.location) == "k.ptx:4"


def test_ptx_of_a_compiled_kernel_gives_its_types_again(compiled: Compile) -> None:
    text = "__global__ void k(const float* A, double* B, int n) { for (int i = 0; i < n; i++) B[i] = A[i * n]; }"
    ptx = compiled(text).ptx
    again = compile_kernel(Source("k.ptx", ptx, "ptx"))
    assert [(p.kind, p.dtype, p.size) for p in again.signature.parameters] == [
        ("pointer", "float32", 8),
        ("pointer", "float64", 8),
        ("scalar", "int32", 4),
    ]


@pytest.mark.parametrize(
    ("text", "name", "error", "part"),
    [
        (PTX, None, UsageError, "one, other"),
        (PTX, "oen", UnknownNameError, "did you mean one?"),
        ("// nothing\n", None, UnknownNameError, "has no kernel"),
        ("// nothing\n", "k", UnknownNameError, "has no kernel"),
    ],
)
def test_ptx_kernel_that_cannot_be_chosen(text: str, name: str | None, error: type[RooftileError], part: str) -> None:
    with pytest.raises(error, match=part.replace("?", r"\?")):
        compile_kernel(Source("k.ptx", text, "ptx"), name)


# Compilers that are missing or do not end.


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(UnavailableError) as caught:
        compile_kernel(Source("mine.cu", KERNEL))
    assert caught.value.next_step is not None
    assert "nvidia-cuda-nvrtc" in caught.value.next_step
    assert ".ptx" in caught.value.next_step
    assert compile_kernel(Source("k.ptx", PTX, "ptx"), "one").signature.name == "one"


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
    begin = time.perf_counter()
    with pytest.raises(CompileError, match="not come to an end"):
        compiled(text)
    assert time.perf_counter() - begin < 1
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


def test_too_much_shared_memory(compiled: Compile) -> None:
    text = "__global__ void k(float* a) { __shared__ float s[20000]; s[int(*a)] = 1; __syncthreads(); *a = s[3]; }"
    with pytest.raises(CompileError, match="too much shared data") as caught:
        compiled(text)
    assert "Entry function 'k' uses too much shared data (80,000 bytes, 49,152 max)" in str(caught.value)
    assert "extern __shared__" in str(caught.value)


def test_a_file_from_disk(compiled: Compile, tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_bytes(b"\xef\xbb\xbf// \xe4\r\n\r\n__global__ void k(float* a) {\r\n  a[0] = zz; }\r\n")
    with pytest.raises(CompileError) as caught:
        compile_kernel(load_source(path))
    (found,) = caught.value.diagnostics
    assert found.location is not None
    assert (found.location.line, found.location.column, found.excerpt) == (4, 10, "  a[0] = zz; }")


@pytest.mark.parametrize("before", ["", "void run(float* a) { k<<<1, (1>>>(a);\n"])
def test_a_kernel_that_is_declared_only(before: str) -> None:
    text = "__global__ void k(float* A);\n" + before + ("__global__ void k(float* A) { A[0] = 1; }\n" if before else "")
    with pytest.raises(CompileError, match=r"k is declared in mine\.cu, but not defined") as caught:
        compile_kernel(Source("mine.cu", text), "k")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location is not None
    assert diagnostic.location.line == 1


def test_intrinsics_that_the_check_build_lacks_are_compiled_with_more_optimisation() -> None:
    text = "__global__ void k(const int* A, int* C) { C[0] = __dp4a(A[0], A[1], 3); }"
    assert "dp4a" in compile_kernel(Source("mine.cu", text), "k", check=True).ptx


def test_branches_that_share_a_closing_brace(compiled: Compile) -> None:
    text = (
        "#ifdef WIDE\n__global__ void k(float* A, int n) {\n#else\n__global__ void k(const float* B) {\n#endif\n"
        "#ifdef WIDE\n  if (n) {\n#else\n  if (*B > 0) {\n#endif\n    __syncthreads();\n  }\n}\n"
        "__global__ void last(float* C) { C[0] = 1; }\n"
    )
    assert [p.name for p in compiled(text, "k").signature.parameters] == ["B"]
    assert [p.name for p in compiled(text, "k", defines={"WIDE": "1"}).signature.parameters] == ["A", "n"]
    assert [p.name for p in compiled(text, "last").signature.parameters] == ["C"]


def test_headers_of_the_driver_that_declare_the_same(compiled: Compile) -> None:
    text = "#include <cudaTypedefs.h>\n#include <cuda.h>\n__global__ void k(const __grid_constant__ CUtensorMap m) {}\n"
    assert compiled(text).signature.parameters[0].size == 128
