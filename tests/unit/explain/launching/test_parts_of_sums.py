"""Kernels that leave parts of sums for another one to add, and buffers with several matrices."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rooftile
from rooftile.core.errors import UsageError
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

PARTS = """
__global__ void partial(const float* A, const float* B, float* W, int M, int N, int K, int per) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
  if (i >= M || j >= N) return;
  int k0 = blockIdx.z * per, k1 = min(K, k0 + per);
  float sum = 0;
  for (int k = k0; k < k1; ++k) sum += A[i * K + k] * B[k * N + j];
  W[(size_t)blockIdx.z * M * N + i * N + j] = sum;
}
__global__ void reduce(const float* W, float* C, int n, int splits) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0;
  for (int s = 0; s < splits; ++s) sum += W[(size_t)s * n + i];
  C[i] = sum;
}
int main() {
  int M = 40, N = 50, K = 60;
  const int splits = 4;
  float *A, *B, *C, *W;
  cudaMalloc(&A, sizeof(float) * M * K);
  cudaMalloc(&B, sizeof(float) * K * N);
  cudaMalloc(&C, sizeof(float) * M * N);
  cudaMalloc(&W, sizeof(float) * splits * M * N);
  partial<<<dim3((N + 31) / 32, (M + 7) / 8, splits), dim3(32, 8)>>>(A, B, W, M, N, K, (K + splits - 1) / splits);
  reduce<<<(M * N + 255) / 256, 256>>>(W, C, M * N, splits);
}
"""


def explained(*changes: tuple[str, str], text: str = PARTS, check: bool = True) -> Explanation:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return rooftile.explain(Source("k.cu", text), check=check)


def lines_of(explanation: Explanation, severity: str = "error") -> set[tuple[str, str]]:
    """Kinds of what was found, and the source's text there."""
    return {
        (f.kind, explanation.source.line(f.location.line).strip() if f.location is not None else "")
        for f in explanation.findings
        if f.severity == severity
    }


def test_parts_are_added_by_the_kernel_behind() -> None:
    explanation = explained()
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.verdict.checked_cells == 40 * 50
    assert explanation.launch.grid == (2, 5, 4)
    assert any("C is what reduce (line 26) makes of them" in note for note in explanation.notes)


def test_the_kernel_behind_is_repaired() -> None:
    explanation = explained(("s < splits", "s < splits - 1"))
    assert explanation.verdict.judgement == "wrong"
    bound = "for (int s = 0; s < splits - 1; ++s) sum += W[(size_t)s * n + i];"
    assert ("wrong-loop-bound", bound) in lines_of(explanation)
    wrong = next(f for f in explanation.findings if f.kind == "wrong-result")
    assert "The parts in W are right: reduce makes something else of them" in wrong.message


@pytest.mark.slow
def test_parts_that_do_not_add_up_are_the_first_kernel_s() -> None:
    explanation = explained(("k < k1", "k < k1 - 1"))
    assert explanation.verdict.judgement == "wrong"
    assert not any(text.startswith(("C[i]", "for (int s")) for _, text in lines_of(explanation))
    wrong = next(f for f in explanation.findings if f.kind == "wrong-result")
    assert "The parts in W do not add up to it" in wrong.message


@pytest.mark.slow
def test_hazards_and_the_launch_of_the_kernel_behind_are_looked_at() -> None:
    guard = "  if (i >= n) return;\n"
    store = [("out-of-bounds", "C[i] = sum;")]
    assert lines_of(explained((guard, ""))) >= {*store}
    launch = "reduce<<<M * N / 256, 256>>>(W, C, M * N, splits);"
    assert ("not-written", launch) in lines_of(explained(("(M * N + 255) / 256, 256", "M * N / 256, 256")))


HALF = (
    ("float* C, int n", "__half* C, int n"),
    ("C[i] = sum", "C[i] = __float2half(sum)"),
    ("*A, *B, *C, *W", "*A, *B, *W; __half *C"),
    ("\n__global__ void partial", "#include <cuda_fp16.h>\n__global__ void partial"),
)
TEMPLATE = (
    ("__global__ void reduce", "template <int SPLITS> __global__ void reduce"),
    ("int n, int splits", "int n"),
    ("s < splits", "s < SPLITS"),
    ("reduce<<<", "reduce<splits><<<"),
    ("M * N, splits)", "M * N)"),
)
BIAS = (
    ("float* C, int n,", "const float* bias, float* C, int n, int N,"),
    ("C[i] = sum", "C[i] = fmaxf(sum + bias[i % N], 0.0f)"),
    ("(W, C, M * N,", "(W, bias, C, M * N, N,"),
    ("float *A,", "float *bias, *A,"),
)
COEFFICIENTS = (
    ("float* C, int n,", "float* C, float alpha, float beta, int n,"),
    ("C[i] = sum", "C[i] = alpha * sum + beta * C[i]"),
    ("(W, C, M * N,", "(W, C, 2.0f, 0.0f, M * N,"),
)
PARAMETERS = (
    ("int main() {", "void run(float* A, float* B, float* C, float* W, int M, int N, int K) {"),
    ("  int M = 40, N = 50, K = 60;\n", ""),
    ("  float *A, *B, *C, *W;\n", ""),
    ("  cudaMalloc", "  // cudaMalloc"),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    "changes",
    [(("B[k * N + j]", "B[j * K + k]"),), HALF, TEMPLATE, BIAS, COEFFICIENTS, PARAMETERS],
    ids=["transposed", "half", "template", "bias", "coefficients", "parameters"],
)
def test_what_adds_parts_may_do_more(changes: tuple[tuple[str, str], ...]) -> None:
    explanation = explained(*changes)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.launch.grid[2] == 4


@pytest.mark.slow
def test_a_bias_of_the_kernel_behind_is_as_large_as_it_is_allocated() -> None:
    room = ("  cudaMalloc(&A,", "  cudaMalloc(&bias, N * sizeof(float));\n  cudaMalloc(&A,")
    right, wrong = explained(*BIAS, room), explained(*BIAS, room, ("bias[i % N]", "bias[i / N]"))
    for explanation in (right, wrong):
        assert "bias of reduce is a number for each column, added to C: add(N)" in explanation.notes
    assert (right.verdict.judgement, wrong.verdict.judgement) == ("right", "wrong")
    (finding,) = (f for f in wrong.findings if f.kind == "wrong-result")
    assert "The parts in W are right: reduce makes something else of them" in finding.message


def test_what_is_not_understood_of_the_kernel_behind_is_told() -> None:
    with pytest.raises(UsageError, match="reduce, launched behind it at line 26, adds to what C held"):
        explained(("C[i] = sum", "C[i] += sum"))
    with pytest.raises(UsageError, match="no launch of another kernel behind it was found"):
        explained(("  reduce<<<", "  // reduce<<<"))


@pytest.mark.slow
def test_the_result_is_that_of_the_kernel_behind(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(PARTS)
    generator = np.random.default_rng(0)
    a, b = (generator.standard_normal(shape, dtype=np.float32) for shape in ((33, 47), (47, 21)))
    result = rooftile.run(tmp_path / "k.cu", a, b)
    np.testing.assert_allclose(result.c, a @ b, rtol=1e-4, atol=1e-4)


DISPATCH = (
    ("int main() {", "void run(const float* A, const float* B, float* C, int M, int N, int K) {"),
    ("  int M = 40, N = 50, K = 60;\n  const int splits = 4;\n  float *A, *B, *C, *W;\n",
     """  const int splits = K >= 100 ? 4 : 1;
  if (splits == 1) {
    partial<<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(A, B, C, M, N, K, K);
    return;
  }
  float* W;
"""),
    ("  cudaMalloc(&A, sizeof(float) * M * K);\n  cudaMalloc(&B, sizeof(float) * K * N);\n", ""),
    ("  cudaMalloc(&C, sizeof(float) * M * N);\n", ""),
)  # fmt: skip


def test_the_launch_is_the_one_made_for_the_sizes() -> None:
    text = PARTS
    for old, new in DISPATCH:
        assert old in text
        text = text.replace(old, new)
    small, large = (rooftile.explain(Source("k.cu", text), M=32, N=32, K=k, check=k > 100) for k in (60, 120))
    assert small.verdict.judgement == large.verdict.judgement == "right", large.findings
    assert (small.launch.grid, large.launch.grid) == ((1, 4, 1), (1, 4, 4))
    assert any("C is what reduce (line 26) makes of them" in note for note in large.notes)
    assert not any("not judged" in note for note in (*small.notes, *large.notes))


BATCH = """
constexpr int SPLITS = 4;
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 32 + threadIdx.x;
  if (i >= M || j >= N) return;
  int batch = blockIdx.z / SPLITS, split = blockIdx.z % SPLITS, per = (K + SPLITS - 1) / SPLITS;
  A += (size_t)batch * M * K;
  B += (size_t)batch * K * N;
  C += (size_t)batch * M * N;
  float sum = 0;
  for (int k = split * per; k < min(K, split * per + per); ++k) sum += A[i * K + k] * B[k * N + j];
  atomicAdd(&C[i * N + j], sum);
}
int main() {
  int M = 40, N = 50, K = 60;
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * 3 * M * K);
  cudaMalloc(&B, sizeof(float) * 3 * K * N);
  cudaMalloc(&C, sizeof(float) * 3 * M * N);
  cudaMemset(C, 0, sizeof(float) * 3 * M * N);
  gemm<<<dim3((N + 31) / 32, (M + 7) / 8, 3 * SPLITS), dim3(32, 8)>>>(A, B, C, M, N, K);
}
"""


def test_a_batch_has_the_room_that_the_host_allocates() -> None:
    explanation = explained(text=BATCH)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert any("A, B and C have room for 3 matrices" in note for note in explanation.notes)
    beyond = explained(("3 * SPLITS", "4 * SPLITS"), text=BATCH, check=False)
    assert "out-of-bounds" in {kind for kind, _ in lines_of(beyond)}


HEADS = """
__global__ void qk(const float* Q, const float* Kt, float* S, int M, int N, int D, int heads) {
  int b = blockIdx.z / heads, h = blockIdx.z % heads;
  size_t product = (size_t)b * heads + h;
  Q += product * M * D;
  Kt += product * N * D;
  S += product * M * N;
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int d = 0; d < D; ++d) sum += Q[i * D + d] * Kt[j * D + d];
  S[i * N + j] = sum;
}
int main() {
  int batch = 2, heads = 3, M = 40, N = 24, D = 16;
  float *Q, *K, *S;
  cudaMalloc(&Q, sizeof(float) * batch * heads * M * D);
  cudaMalloc(&K, sizeof(float) * batch * heads * N * D);
  cudaMalloc(&S, sizeof(float) * batch * heads * M * N);
  qk<<<dim3((N + 7) / 8, (M + 7) / 8, batch * heads), dim3(8, 8)>>>(Q, K, S, M, N, D, heads);
}
"""


def test_what_counts_heads_is_no_size() -> None:
    explanation = explained(text=HEADS, check=False)
    assert str(explanation.gemm) == "40 x 24 x 16"
    assert explanation.verdict.judgement == "right", explanation.findings
    assert any(note.startswith("heads = 3") for note in explanation.notes)


def test_of_the_kernel_behind_alone_it_is_said_which_to_name(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(PARTS)
    with pytest.raises(UsageError, match="name partial, on whose result line 26 launches it"):
        rooftile.explain(f"{tmp_path / 'k.cu'}:reduce")


@pytest.mark.slow
def test_of_a_large_problem_the_counts_are_scaled_and_smaller_ones_judged() -> None:
    explanation = rooftile.explain(Source("k.cu", PARTS), M=2048, N=2048, K=2048, budget=0.5)
    assert explanation.verdict.judgement == "unjudged"
    assert "reduce makes C of what all blocks leave" in explanation.verdict.reason
    assert explanation.probes is not None
    assert explanation.probes.statement.startswith("right at each of")


def test_a_file_of_another_name_with_the_same_text_is_the_same_to_the_cache(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "k.cu").write_text(PARTS)
        explanation = rooftile.explain(tmp_path / folder / "k.cu", check=False)
        assert explanation.verdict.judgement == "right"
        assert any("C is what reduce (line 26) makes of them" in note for note in explanation.notes)


SNIPPET = """int main() {
  int M = 40, N = 50, K = 60;
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * 3 * M * K);
  cudaMalloc(&B, sizeof(float) * 3 * K * N);
  cudaMalloc(&C, sizeof(float) * 3 * M * N);
"""


def test_addresses_tell_the_room_of_a_batch_where_the_host_does_not() -> None:
    text = BATCH.replace(SNIPPET, "void run(float* A, float* B, float* C, int M, int N, int K) {\n")
    explanation = rooftile.explain(Source("k.cu", text), M=40, N=50, K=60, check=False)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert any("A, B and C have room for 3 matrices" in note for note in explanation.notes)


BATCH_PARTS = (
    ("C += (size_t)batch * M * N;\n", ""),
    ("atomicAdd(&C[i * N + j], sum);", "C[((size_t)blockIdx.z * M + i) * N + j] = sum;"),
    ("\nint main() {", """
__global__ void reduce(const float* W, float* C, int mn, int total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= total) return;
  float sum = 0;
  for (int s = 0; s < SPLITS; ++s) sum += W[(i / mn * SPLITS + s) * mn + i % mn];
  C[i] = sum;
}
int main() {"""),
    ("*A, *B, *C;", "*A, *B, *C, *W;\n  cudaMalloc(&W, sizeof(float) * 3 * SPLITS * M * N);"),
    ("dim3(32, 8)>>>(A, B, C, M, N, K);", """dim3(32, 8)>>>(A, B, W, M, N, K);
  reduce<<<(3 * M * N + 255) / 256, 256>>>(W, C, M * N, 3 * M * N);"""),
)  # fmt: skip


def test_parts_of_a_batch_are_added_by_the_kernel_behind() -> None:
    explanation = explained(*BATCH_PARTS, text=BATCH)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert any(note.startswith("gemm leaves 4 parts of each sum in C; C is what reduce") for note in explanation.notes)
    wrong = explained(*BATCH_PARTS, ("s < SPLITS", "s < SPLITS - 1"), text=BATCH, check=False)
    assert wrong.verdict.judgement == "wrong"


SPLIT_BATCH = (
    ("blockIdx.z * per", "blockIdx.z % 4 * per"),
    ("int k0", "A += blockIdx.z / 4 * M * K; B += blockIdx.z / 4 * K * N; int k0"),
    ("W[(size_t)blockIdx.z * M", "W[(size_t)(blockIdx.z % 4 * 3 + blockIdx.z / 4) * M"),
    ("sizeof(float) * M * K", "sizeof(float) * 3 * M * K"),
    ("sizeof(float) * K * N", "sizeof(float) * 3 * K * N"),
    ("sizeof(float) * M * N", "sizeof(float) * 3 * M * N"),
    ("sizeof(float) * splits * M", "sizeof(float) * 3 * splits * M"),
    ("(M + 7) / 8, splits)", "(M + 7) / 8, 3 * splits)"),
    ("(M * N + 255) / 256", "(3 * M * N + 255) / 256"),
    ("(W, C, M * N, splits)", "(W, C, 3 * M * N, splits)"),
)


def test_of_a_batch_in_parts_it_is_said_that_one_product_is_compared() -> None:
    """Layers of the grid are splits of each product, and products: all are executed, the first is compared."""
    explanation = explained(*SPLIT_BATCH)
    assert explanation.verdict.judgement == "right", explanation.findings
    (said,) = [note for note in explanation.notes if "parts of 3 products" in note]
    assert "the other 2 are executed and not judged" in said
    assert not any("parts of 1 products" in note for note in explained().notes)


def test_of_a_batch_in_parts_the_kernel_behind_is_blamed_for_its_own() -> None:
    explanation = explained(*SPLIT_BATCH, ("for (int s = 0;", "for (int s = 1;"))
    errors = lines_of(explanation)
    assert ("wrong-number", "for (int s = 1; s < splits; ++s) sum += W[(size_t)s * n + i];") in errors
    assert not any("blockIdx" in line or "k0" in line for _, line in errors)


def test_parts_that_lie_beside_each_other_are_not_said_to_be_wrong() -> None:
    explanation = explained(
        ("W[(size_t)blockIdx.z * M * N + i * N + j]", "W[((size_t)i * N + j) * gridDim.z + blockIdx.z]")
    )
    assert explanation.verdict.judgement == "wrong"
    (wrong,) = (finding for finding in explanation.findings if finding.kind == "wrong-result")
    assert "The parts in W are right: reduce makes something else of them" in wrong.message


@pytest.mark.slow
def test_what_adds_parts_is_repaired_though_not_all_edits_of_it_compile() -> None:
    """Parts of a sum beside each other, and a warp's lanes that add them by shuffles, of which one step is left out."""
    text = """
__global__ void parts(const float* A, const float* B, float* W, int M, int N, int K) {
  int j = blockIdx.x * 16 + threadIdx.x, i = blockIdx.y * 16 + threadIdx.y;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int k = blockIdx.z; k < K; k += gridDim.z) sum += A[i * K + k] * B[k * N + j];
  W[(i * N + j) * 8 + blockIdx.z] = sum;
}
__global__ void add(const float* W, float* C, int count) {
  int i = (blockIdx.x * blockDim.x + threadIdx.x) / 8, lane = threadIdx.x % 8;
  float v = i < count ? W[i * 8 + lane] : 0.f;
  for (int o = 4; o > 1; o >>= 1) v += __shfl_down_sync(0xffffffffu, v, o, 8);
  if (lane == 0 && i < count) C[i] = v;
}
int main() {
  const int M = 70, N = 90, K = 200;
  float *A, *B, *C, *W;
  cudaMalloc(&A, 4 * M * K); cudaMalloc(&B, 4 * K * N); cudaMalloc(&C, 4 * M * N); cudaMalloc(&W, 4 * M * N * 8);
  parts<<<dim3((N + 15) / 16, (M + 15) / 16, 8), dim3(16, 16)>>>(A, B, W, M, N, K);
  add<<<(M * N * 8 + 255) / 256, 256>>>(W, C, M * N);
}
"""
    done = rooftile.explain(Source("k.cu", text))
    (found,) = (f for f in done.findings if f.severity == "error" and f.kind != "wrong-result")
    assert (found.kind, found.location and found.location.line, found.advice) == (
        "wrong-loop-bound",
        12,
        "write `o >= 1`",
    )
