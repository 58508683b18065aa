"""``compile_kernel`` as its callers see it: choice of the kernel, errors, host code, options."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel
from rooftile.core.errors import CompileError, RooftileError, UnknownNameError, UsageError
from rooftile.core.source import Compiled, Source

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
        'const char* name = "k";\nstatic int count = 0;\n' + KERNEL,  # which no other code shows to be the host's
        'float *here, *there;\nbool said = getenv("SAID") != nullptr;\n' + KERNEL,
    ],
)
def test_host_code_is_set_aside(compiled: Compile, text: str) -> None:
    found = compiled(text)
    assert found.signature.name == "k"
    assert found.source.text == text
    assert found.warnings == ()


def test_a_kernel_launched_beside_is_left_out_where_it_does_not_compile_unless_asked_for(compiled: Compile) -> None:
    text = TWO.replace("= 2", "= nothing") + "int main() { float* a; first<<<1, 1>>>(a); second<<<1, 1>>>(a); }"
    assert compiled(text, "first").others == ()
    assert len(compiled(text.replace("nothing", "2"), "first", whole=True).others) == 1
    with pytest.raises(CompileError, match="nothing"):
        compiled(text, "first", whole=True)


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


def test_too_much_shared_memory(compiled: Compile) -> None:
    text = "__global__ void k(float* a) { __shared__ float s[20000]; s[int(*a)] = 1; __syncthreads(); *a = s[3]; }"
    with pytest.raises(CompileError, match="too much shared data") as caught:
        compiled(text)
    assert "Entry function 'k' uses too much shared data (80,000 bytes, 49,152 max)" in str(caught.value)
    assert "extern __shared__" in str(caught.value)


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


def test_instances_that_host_code_does_not_reach_and_truth_values(compiled: Compile) -> None:
    text = """#include <cstdio>
template <int T, bool CHECKED> __global__ void k(float* A) { A[0] = T + CHECKED; }
void run(int tile, float* A) {
  const bool checked = true;
  if (tile == 16) k<16, false><<<1, tile>>>(A); else k<32, checked><<<1, tile>>>(A);
}
int main() { run(TILE, nullptr); }
"""
    for tile, name in ((32, "k<32, true>"), (16, "k<16, false>")):
        found = compiled(text, defines={"TILE": str(tile)})
        assert found.signature.name == name
        assert [site.block for site in found.launches] == [("tile",)]


def test_names_of_std_beside_a_using_directive(compiled: Compile) -> None:
    text = """#include <limits>
#include <iostream>
using namespace std;
__global__ void k(float* A, std::size_t n) { A[n] = fma(*A, std::sqrt(*A), std::numeric_limits<float>::max()); }
"""
    assert [p.dtype for p in compiled(text).signature.parameters] == ["float32", "uint64"]


@pytest.mark.parametrize(("text", "name"), [
    ("template <class T> __global__ void k(const T* a, T* c) { c[0] = a[0]; }", "k<float>"),
    ("template <class T, class U> __global__ void k(const T* a, U* c, T f) { c[0] = U(a[0] * f); }", "k<float, float>"),
])  # fmt: skip
def test_elements_of_a_template_that_nothing_instantiates_are_float(text: str, name: str, compiler: None) -> None:
    assert compile_kernel(Source("k.cu", text)).signature.name == name


def test_a_functor_is_no_number(compiler: None) -> None:
    with pytest.raises(UsageError, match="say which instance"):
        compile_kernel(Source("k.cu", "template <class F> __global__ void k(float* c, F f) { c[0] = f(1); }"))


def test_parameters_that_an_if_leaves_out_are_none() -> None:
    text = """extern "C" __global__ void f(float* C, int N
#ifdef PARTS
    , float* parts
#endif
) { if (threadIdx.x < N) C[threadIdx.x] = 0; }
"""
    names = [p.name for p in compile_kernel(Source("f.cu", text)).signature.parameters]
    more = [p.name for p in compile_kernel(Source("f.cu", text), defines={"PARTS": "1"}).signature.parameters]
    assert (names, more) == (["C", "N"], ["C", "N", "parts"])
