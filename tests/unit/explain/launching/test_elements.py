"""What elements are that types do not tell: bytes in words, and complex numbers."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

import rooftile
from rooftile import ptx
from rooftile.core.errors import InDoubtError, UsageError
from rooftile.core.source import Location, Parameter, Signature, Source
from rooftile.explain.launching.elements import refuse_complex

pytestmark = pytest.mark.usefixtures("no_disassembler")

SIGNATURE = Signature("k", "k", tuple(Parameter(name, "pointer", "float32", 8, name != "C") for name in "ABC"))


def program(line: int) -> ptx.Kernel:
    """A kernel with one instruction, of that line."""
    return cast("ptx.Kernel", SimpleNamespace(instructions=[SimpleNamespace(location=Location("k.cu", line))]))


@pytest.mark.parametrize(
    "text",
    [
        "s.x += a.x * b.x - a.y * b.y;",
        "return {a.re*b.re - a.im*b.im, 0};",
        "sum.x += A[i * K + k].x * B[k * N + j].x - A[i * K + k].y * B[k * N + j].y;",
        "s = cuCfmaf(A[i], B[j], s);",
        "__global__ void k(const thrust::complex<float>* A)",
    ],
)
def test_complex_products_are_refused_with_their_line(text: str) -> None:
    with pytest.raises(UsageError, match=r"complex numbers(.|\n)*line 2 of k.cu"):
        refuse_complex(Source("k.cu", f"//\n{text}\n"), SIGNATURE, program(2))


@pytest.mark.parametrize("text", ["s.x += a.x * b.x + a.y * b.y;", "d = a.x * b.y - a.y * b.x;", "s.x += a.x * b.x;"])
def test_vectors_of_real_numbers_are_not(text: str) -> None:
    refuse_complex(Source("k.cu", text), SIGNATURE, program(1))


@pytest.mark.parametrize(
    "text", ["// cuComplex, a.x * b.x - a.y * b.y", "/* cuComplex\n*/", "cuComplex f();", "w" * 200_000]
)
def test_what_is_not_of_the_kernel_says_nothing(text: str) -> None:
    """Nor does a long word take long, of which each letter was once tried as the beginning of a product."""
    refuse_complex(Source("k.cu", f"//\n{text}\n\n"), SIGNATURE, program(4))


def test_pointers_to_complex_numbers_are_refused_wherever_they_are_multiplied() -> None:
    pointers = tuple(replace(p, dtype="opaque") for p in SIGNATURE.parameters)
    text = "//\n__global__ void k(const cuComplex* A)"
    with pytest.raises(UsageError, match="line 2"):
        refuse_complex(Source("k.cu", text), replace(SIGNATURE, parameters=pointers), program(9))


def test_a_product_of_one_array_is_refused_without_a_question() -> None:
    text = """
__global__ void gram(const float* A, float* C, int n, int k) {
    int i = blockIdx.y * 16 + threadIdx.y, j = blockIdx.x * 16 + threadIdx.x;
    float sum = 0;
    for (int p = 0; p < k; ++p) sum += A[i * k + p] * A[j * k + p];
    C[i * n + j] = sum;
}
"""
    with pytest.raises(InDoubtError, match="takes 2 arrays") as caught:
        rooftile.explain(Source("k.cu", text), M=64, N=64, K=64)
    assert "?" not in str(caught.value)


BYTES = """
#include <cstdint>
__global__ void words(const int32_t* x, const int32_t* wt, int32_t* y, int M, int N, int words) {
    int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 4 + threadIdx.y;
    if (r >= M || c >= N) return;
    int sum = 0;
    for (int w = 0; w < words; ++w) sum = __dp4a(x[r * words + w], wt[c * words + w], sum);
    y[r * N + c] = sum;
}
void run(const int8_t* x, const int8_t* wt, int32_t* y, int M, int N, int K) {
    words<<<dim3((N + 31) / 32, (M + 3) / 4), dim3(32, 4)>>>((const int32_t*)x, (const int32_t*)wt, y, M, N, K / 4);
}
"""


@pytest.mark.slow
def test_bytes_in_words_are_the_elements() -> None:
    e = rooftile.explain(Source("k.cu", BYTES), M=64, N=96, K=32)
    assert e.verdict.judgement == "right"
    assert {p.name: p.dtype for p in e.signature.parameters if p.kind == "pointer"} == {
        "x": "int8",
        "wt": "int8",
        "y": "int32",
    }
    wrong = rooftile.explain(Source("k.cu", BYTES.replace("c * words + w", "c * words")), M=64, N=96, K=32)
    assert wrong.verdict.judgement == "wrong"


QUANTISED = """
#include <cstdint>
__global__ void w4(const float* x, const uint8_t* q, float* y, int M, int N, int K) {
    int n = blockIdx.x * 128 + threadIdx.x, m = blockIdx.y;
    if (n >= N) return;
    float sum = 0;
    for (int k = 0; k < K; k += 2) {
        int both = q[k / 2 * N + n];
        sum += x[m * K + k] * ((both & 0xF) - 8) + x[m * K + k + 1] * ((both >> 4) - 8);
    }
    y[m * N + n] = sum;
}
"""


def test_numbers_of_four_bits_are_refused() -> None:
    with pytest.raises(UsageError, match=r"4 bits out of q(.|\n)*line 9"):
        rooftile.explain(Source("k.cu", QUANTISED), M=64, N=64, K=64)


@pytest.mark.slow
def test_types_that_a_template_hides_are_told_by_use() -> None:
    text = """
template <int kM, class Element> struct Product {
    struct Arguments { Element const* ptr_A; Element const* ptr_B; Element* ptr_D; int m, n, k; float scale; };
    __device__ void operator()(Arguments const& p) {
        int i = blockIdx.y * kM + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
        if (i >= p.m || j >= p.n) return;
        Element sum(0);
        for (int k = 0; k < p.k; ++k) sum += p.ptr_A[i * p.k + k] * p.ptr_B[j * p.k + k];
        p.ptr_D[i * p.n + j] = sum * p.scale;
    }
};
template <class Operation> __global__ void run(typename Operation::Arguments arguments) { Operation()(arguments); }
using Operation = Product<8, double>;
void launch(Operation::Arguments a) { run<Operation><<<dim3((a.n + 31) / 32, (a.m + 7) / 8), dim3(32, 8)>>>(a); }
"""
    e = rooftile.explain(Source("k.cu", text), M=64, N=96, K=32)
    assert e.verdict.judgement == "right", e.findings
    assert {p.dtype for p in e.signature.parameters if p.kind == "pointer"} == {"float64"}


PARTS = """
__global__ void partial(const float* A, const float* B, float* W, int M, int N, int K, int slice) {
    int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
    if (i >= M || j >= N) return;
    float sum = 0;
    for (int k = blockIdx.z * slice; k < min(K, (blockIdx.z + 1) * slice); ++k) sum += A[i * K + k] * B[k * N + j];
    W[(blockIdx.z * M + i) * N + j] = sum;
}
void run(const float* A, const float* B, int M, int N, int K) {
    const int layers = 3;
    float* W;
    cudaMalloc(&W, sizeof(float) * layers * M * N);
    partial<<<dim3((N + 31) / 32, (M + 7) / 8, layers), dim3(32, 8)>>>(A, B, W, M, N, K, (K + layers - 1) / layers);
}
"""


def test_parts_of_sums_are_no_product() -> None:
    with pytest.raises(UsageError, match="leaves 3 parts of each sum in W"):
        rooftile.explain(Source("k.cu", PARTS), M=64, N=96, K=32)


RAW = """
__device__ float wide(unsigned short h) { return __uint_as_float((unsigned)h << 16); }
__global__ void raw(const unsigned short* A, const unsigned short* B, float* C, int M, int N, int K) {
    int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
    if (i >= M || j >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += wide(A[i * K + k]) * wide(B[k * N + j]);
    C[i * N + j] = sum;
}
"""


@pytest.mark.slow
def test_bits_that_become_the_upper_half_of_a_float_are_bfloat16() -> None:
    e = rooftile.explain(Source("k.cu", RAW), M=64, N=96, K=32)
    assert e.verdict.judgement == "right"
    assert [p.dtype for p in e.signature.parameters[:3]] == ["bfloat16", "bfloat16", "float32"]


PITCHED = """
__global__ void pitched(const char* A, size_t pa, const char* B, size_t pb, char* C, size_t pc, int M, int N, int K) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= M || j >= N) return;
    float s = 0;
    for (int k = 0; k < K; ++k) s += ((const float*)(A + i * pa))[k] * ((const float*)(B + k * pb))[j];
    ((float*)(C + i * pc))[j] = s;
}
void run(char* a, size_t pa, char* b, size_t pb, char* c, size_t pc, int M, int N, int K) {
    pitched<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(a, pa, b, pb, c, pc, M, N, K);
}
"""


def test_a_char_pointer_through_which_floats_are_moved_is_one_to_floats() -> None:
    explanation = rooftile.explain(Source("mine.cu", PITCHED), M=50, N=60, K=70, check=False)
    assert explanation.verdict.judgement == "right"
    assert explanation.dtype == "float32"
