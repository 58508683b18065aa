"""Memory that host code allocates and copies, held to what a kernel takes."""

from __future__ import annotations

import pytest

from rooftile import bind, ptx
from rooftile.compile import compile_kernel
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.explain.judging.subject import Subject
from rooftile.explain.launching.host_memory import host_memory

KERNEL = """__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""
ASKED = Gemm(30, 20, 10)
HOST = """int main(int argc, char** argv) {
  int M = 30, N = 20, K = 10;
  if (argc > 1) M = N = K = atoi(argv[1]);
  float *hA = (float*)malloc(M * K * sizeof(float)), *hB = new float[K * N];
  std::vector<float> hC(M * N);
  float *dA, *dB, *dC;
  cudaMalloc(&dA, M * K * sizeof(float));
  CHECK(cudaMalloc((void**)&dB, K * N * sizeof(*dB)));
  size_t bytes = sizeof(float) * M * N;
  cudaMalloc(&dC, bytes);
  cudaMemcpy(dA, hA, M * K * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dB, hB, K * N * sizeof(float), cudaMemcpyHostToDevice);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(dA, dB, dC, M, N, K);
  cudaMemcpy(hC.data(), dC, bytes, cudaMemcpyDeviceToHost);
}
"""


PAIRS = ("M * K", "K * N")


def found(text: str, gemm: Gemm) -> list[Finding]:
    source = Source("k.cu", text)
    compiled = compile_kernel(source, check=True)
    program = ptx.load(compiled)
    callee = bind.Callee(compiled.signature, sites=compiled.launches, accesses=lambda: ())
    bound = bind.Binding(callee, bind.Asked(args="A,B,C,M,N,K"), bind.Inputs(None, None))
    subject = Subject(source, None, "gemm", "sm_90", lambda gemm: {}, bound, None, program=program)
    return list(host_memory(compiled.launches[0], subject, bound(gemm)))


def told(old: str = "", new: str = "", gemm: Gemm = ASKED, text: str = HOST) -> list[tuple[str, str, str]]:
    """Kind, severity and line of what is found in the program with ``old`` replaced by ``new``."""
    assert old in text
    text = KERNEL + text.replace(old, new, 1)
    lines = text.split("\n")
    return [(f.kind, f.severity, lines[f.location.line - 1].strip()) for f in found(text, gemm) if f.location]


def test_room_for_the_largest_of_several_sizes() -> None:
    sizes = "int sizes[] = {128, 256, 512}; int M = sizes[argc], N = M, K = M;"
    edits = [("int M = 30, N = 20, K = 10;", sizes), *((f"{pair} * sizeof", "512 * 512 * sizeof") for pair in PAIRS)]
    text = KERNEL + HOST
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    assert [f.message for f in found(text, Gemm(1024, 1024, 1024))] == []


def test_a_product_written_over_a_factor() -> None:
    ((kind, severity, line),) = told("(dA, dB, dC, M", "(dA, dB, dB, M")
    assert (kind, severity) == ("written-over", "error")
    assert line.startswith("gemm<<<")


def test_a_right_program() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cudaMalloc(&dA, M * K * sizeof(float))", "cudaMalloc(&dA, M * K)"),
        ("cudaMalloc(&dA, M * K", "cudaMalloc(&dA, M * (K / 2)"),
        ("K * N * sizeof(*dB)", "K * N * sizeof(char)"),
        ("K * N * sizeof(*dB)", "sizeof(dB)"),
        ("sizeof(float) * M * N", "sizeof(float) * M * K"),
        ("hA = (float*)malloc(M * K * sizeof(float))", "hA = (float*)malloc(M * K)"),
        ("new float[K * N]", "new float[K]"),
        ("hC(M * N)", "hC(M * K)"),
    ],
)
def test_memory_that_is_too_small(old: str, new: str) -> None:
    (_, _, line), *others = ((kind, *rest) for kind, *rest in told(old, new) if kind == "small-allocation")
    assert not others
    assert new in line or line == "cudaMalloc(&dC, bytes);"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cudaMemcpy(dA, hA, M * K * sizeof(float)", "cudaMemcpy(dA, hA, M * K"),
        ("cudaMemcpy(dB, hB, K * N * sizeof(float)", "cudaMemcpy(dB, hB, sizeof(hB)"),
        ("cudaMemcpy(dB, hB, K * N * sizeof(float)", "cudaMemcpy(dB, hB, K * N * sizeof(double)"),
        ("hC.data(), dC, bytes", "hC.data(), dC, M * N"),
        ("hC.data(), dC, bytes, cudaMemcpyDeviceToHost", "hC.data(), dC, bytes, cudaMemcpyHostToDevice"),
    ],
)
def test_copies_of_other_bytes(old: str, new: str) -> None:
    ((kind, severity, line),) = told(old, new)
    assert (kind, severity) == ("wrong-copy", "error")
    assert new in line


def test_memory_of_the_host_in_a_launch() -> None:
    (((kind, severity, line)),) = told("(dA, dB, dC, M, N, K)", "(hA, dB, dC, M, N, K)")
    assert (kind, severity, line[:4]) == ("host-pointer", "error", "gemm")


@pytest.mark.parametrize(("name", "found"), [("hA", True), ("host", False)])
def test_one_factor_copied_to_both(name: str, found: bool) -> None:
    text = (
        HOST.replace("hA", name)
        .replace("dB, hB, K * N", f"dB, {name}, K * N")
        .replace("malloc(M * K", "malloc(M * K * N")
    )
    assert told(text=text) == (
        [("wrong-copy", "error", f"cudaMemcpy(dB, {name}, K * N * sizeof(float), cudaMemcpyHostToDevice);")]
        if found
        else []
    )


@pytest.mark.parametrize(("gemm", "severity"), [(Gemm(30, 20, 10), "error"), (Gemm(30, 20, 40), "warning")])
def test_what_is_too_small_for_some_sizes(gemm: Gemm, severity: str) -> None:
    found = told("cudaMalloc(&dC, bytes)", "cudaMalloc(&dC, M * K * sizeof(float))", gemm)
    assert [kind for kind, weight, _ in found if weight == severity] == ["small-allocation"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cudaMalloc(&dA, M * K", "cudaMalloc(&dA, (M + 15) / 16 * 16 * K"),  # padded
        ("cudaMalloc(&dA, M * K", "cudaMalloc(&dA, 3 * M * K"),
        ("cudaMalloc(&dA, M * K * sizeof(float))", "cudaMalloc(&dA, room)"),
        ("size_t bytes = ", "size_t bytes = K * N * 4;\n  bytes = "),  # another size before
        ("cudaMalloc(&dC, bytes)", "cudaMalloc(&dC, bytes); bytes = 4"),
        ("cudaMemcpy(dA, hA, M * K * sizeof(float)", "for (int i = 0; i < M; ++i) cudaMemcpy(dA + i * K, hA, K * 4"),
        ("hC.data(), dC, bytes", "hC.data(), dC, 10 * sizeof(float)"),  # some of C, to be printed
        ("(dA, dB, dC, M, N, K)", "(dB, dA, dC, N, M, K)"),  # the transpose
        ("(dA, dB, dC, M, N, K)", "(dA, dB, dC, M / 2, N, K)"),
    ],
)
def test_what_is_large_enough_or_may_be(old: str, new: str) -> None:
    assert [kind for kind, _, _ in told(old, new) if kind == "small-allocation" or "10 *" in new] == []


def test_memory_of_the_caller() -> None:
    text = """void run(const float* a, const float* b, float* c, int m, int n, int k) {
  gemm<<<dim3((n + 7) / 8, (m + 7) / 8), dim3(8, 8)>>>(a, b, c, m, n, k);
}
void start(int m, int n, int k) {
  float *a, *b, *c;
  cudaMalloc(&a, m * k * 4);
  cudaMalloc(&b, k * n);
  cudaMalloc(&c, m * n * 4);
  run(a, b, c, m, n, k);
}
"""
    assert [(f.kind, f.location and f.location.line) for f in found(KERNEL + text, Gemm(30, 20, 10))] == [
        ("small-allocation", 14)
    ]


VECTORS = """int main() {
  const int M = 30, N = 20, K = 10;
  std::vector<float> hA(M * K), hB(K * N);
  CHANGED
  float *dA, *dB, *dC;
  cudaMalloc(&dA, M * K * sizeof(float));
  cudaMalloc(&dB, K * N * sizeof(float));
  cudaMalloc(&dC, M * N * sizeof(float));
  cudaMemcpy(dA, hA.data(), hA.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(dB, hB.data(), BYTES, cudaMemcpyHostToDevice);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(dA, dB, dC, M, N, K);
}
"""


@pytest.mark.parametrize(
    ("changed", "size", "kinds"),
    [
        ("", "hB.size() * sizeof(float)", []),
        ("", "hB.size()", ["wrong-copy"]),
        ("hB.resize(4 * K * N);", "hB.size()", []),  # as many bytes
        ("hB.push_back(0.f);", "hB.size()", []),  # nobody knows how many
        ("hB = read_matrix();", "hB.size()", []),
        ("hB.resize(16); hB.resize(K * N);", "K * N * sizeof(float)", []),
        ("hB = std::vector<float>(K * N * 2);", "2 * K * N * 2", []),
    ],
)
def test_bytes_of_vectors_by_their_sizes(changed: str, size: str, kinds: list[str]) -> None:
    made = told(text=VECTORS.replace("CHANGED", changed).replace("BYTES", size))
    assert [kind for kind, _, _ in made] == kinds


def test_a_vector_that_grows_has_not_what_it_was_made_with() -> None:
    text = VECTORS.replace("hA(M * K)", "hA(16)").replace("CHANGED", "hA.resize(M * K);").replace("BYTES", "K * N * 4")
    assert told(text=text.replace("hA.size()", "M * K")) == []
    assert [kind for kind, _, _ in told(text=text.replace("hA.resize(M * K);", ""))] == ["wrong-copy"]
