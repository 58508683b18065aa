"""Signatures: what is read from the source, held against what the compiler makes of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from rooftile.compile import ptxfile
from rooftile.compile.cpp import signature, syntax, types
from rooftile.core.source import Compiled

Compile = Callable[..., Compiled]
P, S = "pointer", "scalar"


def parameters(compiled: Compiled) -> list[tuple[str, str, str, int]]:
    return [(p.name, p.kind, p.dtype, p.size) for p in compiled.signature.parameters]


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ("const float* A, float const *B, float *C", "A:pointer:float32 B:pointer:float32 C:pointer:float32"),
        ("const double* const __restrict__ A", "A:pointer:float64"),
        ("float a[], float (*b)[4], float c[16][16]", "a:pointer:float32 b:pointer:float32 c:pointer:float32"),
        ("float** a, const float* const* b, float* c[]", "a:pointer:float32 b:pointer:float32 c:pointer:float32"),
        ("const int& n, float* __restrict__ a", "n:opaque:8 a:pointer:float32"),
        ("int M, unsigned N, uint K", "M:int32:4 N:uint32:4 K:uint32:4"),
        ("size_t a, unsigned long long b, long long int c", "a:uint64:8 b:uint64:8 c:int64:8"),
        ("short a, unsigned short int b, char c, signed char d", "a:int16:2 b:uint16:2 c:int8:1 d:int8:1"),
        ("unsigned char e, bool f, int long unsigned g", "e:uint8:1 f:bool:1 g:uint64:8"),
        ("int8_t* a, std::int64_t b, ::uint16_t c", "a:pointer:int8 b:int64:8 c:uint16:2"),
        (
            "float4* A, const float4 b, dim3 d",
            "A:pointer:float32 b.x:float32:4 b.y:float32:4 b.z:float32:4 b.w:float32:4 "
            "d.x:uint32:4 d.y:uint32:4 d.z:uint32:4",
        ),
        ("float alpha = 1.5f, int n = 3", "alpha:float32:4 n:int32:4"),
        ("const float*, int", "arg0:pointer:float32 arg1:int32:4"),
        ("", ""),
        ("void", ""),
    ],
)
def test_types(compiled: Compile, declared: str, expected: str) -> None:
    found = compiled(f"__global__ void k({declared}) {{}}").signature.parameters
    words = [f"{p.name}:pointer:{p.dtype}" if p.kind == P else f"{p.name}:{p.dtype}:{p.size}" for p in found]
    assert " ".join(words) == expected
    assert all(p.size == 8 for p in found if p.kind == P)


def test_half_precision_types(compiled: Compile) -> None:
    text = """
    #include <cuda_bf16.h>
    #include <cuda_fp16.h>
    #include <cuda_fp8.h>
    __global__ void k(const __half* A, half2* B, half c, const __nv_bfloat16* D, nv_bfloat16 e, __nv_fp8_e4m3* F,
                      __nv_fp8_e5m2* G) {}
    """
    assert [(kind, dtype, size) for _, kind, dtype, size in parameters(compiled(text))] == [
        (P, "float16", 8),
        (P, "float16", 8),
        (S, "float16", 2),
        (P, "bfloat16", 8),
        (S, "bfloat16", 2),
        (P, "float8_e4m3fn", 8),
        (P, "float8_e5m2", 8),
    ]


def test_const_is_of_what_is_pointed_to(compiled: Compile) -> None:
    found = compiled("__global__ void k(const float* a, float const* b, float* const c, float* d, const int e) {}")
    assert [p.const for p in found.signature.parameters] == [True, True, False, False, True]


def test_names_that_stand_for_types(compiled: Compile) -> None:
    text = """
    #define REAL float
    typedef const double* input;
    typedef unsigned int count;
    using real = REAL;
    using output = real*;
    enum Mode { PLAIN };
    struct Shape { int m, n, k; };
    __global__ void k(input A, output B, real* C, count n, WIDE w, Mode mode, Shape shape, const REAL x) {}
    """
    found = compiled(text, defines={"WIDE": "long long"})
    assert parameters(found) == [
        ("A", P, "float64", 8),
        ("B", P, "float32", 8),
        ("C", P, "float32", 8),
        ("n", S, "uint32", 4),
        ("w", S, "int64", 8),
        ("mode", S, "int32", 4),
        ("shape.m", S, "int32", 4),
        ("shape.n", S, "int32", 4),
        ("shape.k", S, "int32", 4),
        ("x", S, "float32", 4),
    ]
    assert found.signature.parameters[0].const


def test_a_comment_behind_a_macro_is_no_part_of_its_type(compiled: Compile) -> None:
    text = """
    #define ELEMENT double  // or float
    #define COUNT /* of rows */ long
    typedef ELEMENT Element;
    __global__ void k(Element* C, COUNT M) {}
    """
    assert parameters(compiled(text)) == [("C", P, "float64", 8), ("M", S, "int64", 8)]


def test_names_that_stand_for_each_other_end() -> None:
    assert types.expand("a", {"a": "b", "b": "a"})[1:] == (False, False)


@pytest.mark.parametrize(
    "head",
    [
        'extern "C" __global__ void k',
        "__global__ static void k",
        "static __global__ void k",
        "void __global__ k",
        "inline __global__ void k",
        "__global__ void __launch_bounds__(128) k",
        "__global__ __launch_bounds__(128, 2) void k",
        "__global__ void __launch_bounds__((16 * 16) / (2 * 2), 1) k",
        "__global__ void __cluster_dims__(2, 1, 1) k",
    ],
)
def test_spellings_of_a_kernel(compiled: Compile, head: str) -> None:
    found = compiled(f"\n  {head}(float* A, int n) {{ A[n] = 1; }}")
    assert parameters(found) == [("A", P, "float32", 8), ("n", S, "int32", 4)]
    assert found.signature.name == "k"
    assert found.signature.location is not None
    assert found.signature.location.line == 2
    assert found.signature.location.column == len("  ") + len(head)


def test_namespaces_and_declarations(compiled: Compile) -> None:
    found = compiled("namespace a { namespace b { __global__ void k(float*); __global__ void k(float* A) {} } }", "k")
    assert (found.signature.name, found.signature.entry) == ("a::b::k", "_ZN1a1b1kEPf")
    assert parameters(found) == [("A", P, "float32", 8)]


def test_template_instances(compiled: Compile) -> None:
    text = "template <typename T, int N = 4> __global__ void k(T* a, const T b) { a[N] = b; }"
    assert parameters(compiled(text, "k<double>")) == [("a", P, "float64", 8), ("b", S, "float64", 8)]
    found = compiled(text, "k<float, 3>")
    assert parameters(found) == [("a", P, "float32", 8), ("b", S, "float32", 4)]
    assert found.signature.name == "k<float, 3>"
    assert "st.global.f32" in found.ptx
    assert "+12]" in found.ptx  # a[3]


def test_template_with_defaults_or_one_instantiation_needs_no_arguments(compiled: Compile) -> None:
    defaults = "template <typename T = double, int N = 4> __global__ void k(T* a) { a[N] = 1; }"
    assert parameters(compiled(defaults)) == [("a", P, "float64", 8)]
    made = "template <typename T> __global__ void k(T* a) { a[0] = 1; }\ntemplate __global__ void k<float>(float*);"
    assert compiled(made).signature.name == "k<float>"


def test_kernel_that_a_macro_makes_has_a_signature_of_its_ptx(compiled: Compile) -> None:
    text = "#define KERNEL(n) __global__ void n(const float* a, float* b, int q) { b[q] = a[q]; }\nKERNEL(foo)\n"
    expected = [("arg0", P, "float32", 8), ("arg1", P, "float32", 8), ("arg2", S, "int32", 4)]
    assert parameters(compiled(text)) == expected
    assert compiled(text).signature.name == "foo"
    assert parameters(compiled(text, "foo")) == expected


def test_parameters_hidden_in_a_macro_come_from_the_ptx(compiled: Compile) -> None:
    text = "#define ARGS const float *a, float *b\n__global__ void k(ARGS, int n) { b[n] = a[n]; }\n"
    assert [(kind, dtype) for _, kind, dtype, _ in parameters(compiled(text))] == [
        (P, "float32"),
        (P, "float32"),
        (S, "int32"),
    ]


PTX = """
.version 8.0
.target sm_80
.address_size 64
// .entry commented(.param .u32 no)
.visible .entry first(
	.param .u64 .ptr .global .align 4 A,
	.param .u64 B,
	.param .u64 count, /* a number */
	.param .f32 alpha,
	.param .align 8 .b8 shape[24]
)
.maxntid 256, 1, 1
{
	.reg .b64 %rd<9>;
	.reg .f32 %f<9>;
	.reg .b16 %rs<3>;
	ld.param.u64 %rd1, [A];
	ld.param.u64 %rd2, [B];
	ld.param.u64 %rd7, [count];
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	{ .reg .b32 %t; }
	mad.lo.s64 %rd5, %rd7, 4, %rd3;
	ld.global.nc.v4.f32 {%f1, %f2, %f3, %f4}, [%rd5+16];
	add.s64 %rd6, %rd4, 8;
	st.global.s8 [%rd6], %rs1;
	ret;
}
.entry second { ret; }
.entry bare(.param .u64 p, .param .u64 n) {
	.reg .b64 %rd<9>; .reg .b32 %r<3>; .reg .f64 %fd<3>;
	ld.param.u64 %rd1, [p];
	red.global.add.f64 [%rd1], %fd1;
	ret;
}
"""


def test_entries_of_ptx() -> None:
    found = ptxfile.entries(PTX)
    assert list(found) == ["first", "second", "bare"]
    assert [(p.name, p.type, p.size, p.pointer) for p in found["first"]] == [
        ("A", "u64", 8, True),
        ("B", "u64", 8, False),
        ("count", "u64", 8, False),
        ("alpha", "f32", 4, False),
        ("shape", "b8", 24, False),
    ]
    assert found["second"] == ()


def test_types_that_the_code_shows() -> None:
    assert [(p.name, p.kind, p.dtype) for p in ptxfile.typed_parameters(PTX, "first")] == [
        ("A", P, "float32"),
        ("B", P, "int8"),
        ("count", S, "int64"),
        ("alpha", S, "float32"),
        ("shape", S, "opaque"),
    ]
    # Hand-written text may use the value as it is.
    assert [(p.kind, p.dtype) for p in ptxfile.typed_parameters(PTX, "bare")] == [(P, "float64"), (S, "int64")]


@pytest.mark.parametrize(
    ("entry", "plain"),
    [
        ("_Z5plainPf", "plain"),
        ("_Z1kIfLi3EEvPT_S0_", "k"),
        ("_ZN1a1b1kEPf", "a::b::k"),
        ("_ZL6statickPf", "static"),
        ("naive", "naive"),
        ("_Znotmangled", "_Znotmangled"),
    ],
)
def test_plain_names(entry: str, plain: str) -> None:
    assert ptxfile.plain_name(entry) == plain


def test_loop_carried_pointer(compiled: Compile) -> None:
    """What the source says and what the PTX shows agree where pointers move in a loop."""
    found = compiled(
        "__global__ void k(const float* a, double* b, long n) { while (n--) { *b += *a; a += 3; b += n; } }"
    )
    observed = ptxfile.typed_parameters(found.ptx, found.signature.entry)
    assert [(p.kind, p.dtype) for p in observed] == [(P, "float32"), (P, "float64"), (S, "int64")]


@pytest.mark.parametrize(
    ("kind", "header", "expected"),
    [
        ("__half", "cuda_fp16.h", "float16"),
        ("__nv_bfloat16", "cuda_bf16.h", "bfloat16"),
        ("__half2", "cuda_fp16.h", "float16"),
    ],
)
def test_half_precision_shown_by_what_is_computed(compiled: Compile, kind: str, header: str, expected: str) -> None:
    found = compiled(
        f"#include <{header}>\n__global__ void k({kind}* a, float* b, int* c) {{ a[*c] = a[0] + a[1]; *b += 1; }}"
    )
    observed = ptxfile.typed_parameters(found.ptx, found.signature.entry)
    assert [p.dtype for p in observed[:2]] == [expected, "float32"]
    if kind != "__half2":  # 32 bits are a pair of halves or an int: where there are pairs nobody can tell
        assert observed[2].dtype == "opaque"


@pytest.mark.parametrize(
    ("text", "parts"),
    [("", ()), ("16", ("16",)), ("float, 3", ("float", "3")), ("pair<int, 2>, (1, 2)", ("pair<int, 2>", "(1, 2)"))],
)
def test_template_arguments(text: str, parts: tuple[str, ...]) -> None:
    assert types.split_arguments(text) == parts


def test_broken_source_still_has_its_kernels() -> None:
    read = signature.read_file(syntax.parse("int ( = ;\n__global__ void k(float* A) { A[0] = ; }\n"), "a.cu", main=True)
    assert [kernel.name for kernel in read.kernels] == ["k"]


@pytest.mark.skipif(sys.platform != "linux", reason="nvcc has 128-bit integers where the host's compiler does")
def test_integers_of_128_bits(compiled: Compile) -> None:
    assert compiled("__global__ void k(int* a) { __int128 b = a[0]; a[1] = (int)(b * b >> 64); }").ptx


@pytest.mark.parametrize(
    ("text", "name", "values"),
    [
        ("template <int R, class T> __global__ void __launch_bounds__(R) k(T* a) {}", "n::k<16, float>", {"R": "16"}),
        ("template <int R, int Q> __global__ void k(int* a) {}", "k<8, 8 + 8>", {"R": "8"}),
        ("template <int R> __global__ void other(int* a) {}", "k<8>", {}),
        ("__global__ void k(int* a) {}", "k", {}),
    ],
)
def test_numbers_among_template_arguments(text: str, name: str, values: dict[str, str]) -> None:
    assert signature.template_values(text, name) == values


def test_pointers_to_pointers_are_told_from_pointers_to_elements(compiled: Compile) -> None:
    found = compiled("__global__ void k(float** a, const float* b, float*** c) {}").signature.parameters
    assert [(p.dtype, p.to) for p in found] == [("float32", "pointers"), ("float32", ""), ("opaque", "pointers")]
