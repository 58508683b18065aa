"""Products of a matrix and a vector, and kernels whose blocks lie along C's rows alone: told by their addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

import rooftile
from rooftile.bind.row_blocks import with_row_blocks
from rooftile.bind.usage import Usage, Use, read
from rooftile.bind.vectors import size_of_one, sizes_of_vector, with_vector
from rooftile.core.address import AddressForm, Loop, Quantity, Sum, Term

BLOCK, THREAD = Quantity("special", "ctaid.x"), Quantity("special", "tid.x")
STEP, ROUND = Quantity("counter", "iter"), Quantity("counter", "outer")
LOOPS = (Loop("outer", 3), Loop("iter", 7))


def parameter(name: str) -> Quantity:
    return Quantity("parameter", name)


def use(array: str, operation: str, *terms: Term) -> Use:
    return Use(array, operation, 4, AddressForm(terms, 4, LOOPS))


def rows(*factors: Quantity, coefficient: int = 4) -> Sum:
    """What ``blockIdx.x * 128 + threadIdx.x`` adds to an address, times ``factors``."""
    return Term(coefficient * 128, (*factors, BLOCK)), Term(coefficient, (*factors, THREAD))


def told(*uses: Use, scalars: tuple[str, ...] = ("m", "n")) -> Usage:
    arrays = dict.fromkeys((each.array for each in uses), 4)
    return with_vector(read(uses, scalars), uses, scalars, arrays)


ALONG = Term(4, (STEP,))
STORED = use("y", "store", *rows())
VECTOR = use("x", "load", ALONG)
ROWS = use("a", "load", *rows(parameter("n")), ALONG)
COLUMNS = use("a", "load", *rows(), Term(4, (parameter("n"), STEP)))


def test_a_matrix_times_a_column_has_one_column() -> None:
    usage = told(ROWS, VECTOR, STORED)
    assert (usage.a, usage.b, usage.c, usage.lda, usage.vector) == ("a", "x", "y", "n", "A")
    assert size_of_one(usage, {"a": "A", "x": "B", "y": "C"}) == "N"
    assert size_of_one(usage, {"x": "A", "a": "B.T", "y": "C"}) is None
    assert sizes_of_vector(usage, ["m", "n"]) == {"m": "M", "n": "K"}


def test_a_row_times_a_matrix_has_one_row() -> None:
    usage = told(COLUMNS, VECTOR, STORED)
    assert (usage.a, usage.b, usage.c, usage.ldb, usage.vector) == ("x", "a", "y", "n", "B")
    assert size_of_one(usage, {"x": "A", "a": "B", "y": "C"}) == "M"
    assert sizes_of_vector(usage, ["K", "n"]) == {"K": "K", "n": "N"}


@pytest.mark.parametrize(
    "uses",
    [
        (
            ROWS,
            VECTOR,
            use("y", "store", *rows(coefficient=64), Term(4, (Quantity("special", "tid.y"),))),
        ),  # 16 columns
        (ROWS, VECTOR, use("y", "store", *rows(parameter("m")))),
        (ROWS, VECTOR, use("y", "store", *rows(), Term(4096, (ROUND,)))),
        (ROWS, use("x", "load", *rows(), ALONG), STORED),
        (ROWS, use("x", "load", Term(4, (parameter("m"), STEP))), STORED),
        (use("a", "load", *rows(coefficient=400), ALONG), VECTOR, STORED),
        (ROWS, VECTOR, use("z", "load", ALONG), STORED),
    ],
)
def test_what_has_a_second_index_is_none(uses: tuple[Use, ...]) -> None:
    usage = told(*uses)
    assert (usage.vector, size_of_one(usage, {"a": "A"})) == ("", None)


@pytest.mark.parametrize("transposed", [False, True])
def test_the_loop_along_both_factors_is_that_over_k(transposed: bool) -> None:
    d, n = parameter("d"), parameter("n")
    across, down = (Term(4, (d, THREAD)), Term(512, (d, ROUND))), (ALONG,)
    if not transposed:
        across, down = (Term(4, (THREAD,)), Term(512, (ROUND,))), (Term(4, (n, STEP)),)
    uses = (
        use("q", "load", Term(4, (d, BLOCK)), ALONG),
        use("k", "load", *across, *down),
        use("s", "store", Term(4, (n, BLOCK)), Term(4, (THREAD,)), Term(512, (ROUND,))),
    )
    usage = with_row_blocks(read(uses, ("n", "d")), uses, ("n", "d"))
    assert (usage.a, usage.b, usage.c) == ("q", "k", "s")
    assert usage.transposed == (frozenset(["k"]) if transposed else frozenset())


_DOT = """
__global__ void gemv(const float* A, const float* x, float* y, int rows, int cols) {
  int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
  if (warp >= rows) return;
  float s = 0;
  for (int j = lane; j < cols; j += 32) s += A[(size_t)warp * cols + j] * x[j];
  for (int o = 16; o > 0; o >>= 1) s += __shfl_down_sync(0xffffffff, s, o);
  if (lane == 0) y[warp] = s;
}
int main() {
  int rows = 96, cols = 100; float *A, *x, *y;
  cudaMalloc(&A, sizeof(float) * rows * cols); cudaMalloc(&x, sizeof(float) * cols);
  cudaMalloc(&y, sizeof(float) * rows);
  gemv<<<(rows * 32 + 255) / 256, 256>>>(A, x, y, rows, cols);
}
"""

_TRANSPOSED = """
__global__ void gemv_t(int m, int n, float alpha, const float* A, int lda, const float* x, float* y) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  float s = 0;
  for (int i = 0; i < m; ++i) s += A[i * lda + j] * x[i];
  y[j] = alpha * s;
}
int main() {
  int m = 200, n = 150; float *A, *x, *y;
  cudaMalloc(&A, m * n * sizeof(float)); cudaMalloc(&x, m * sizeof(float)); cudaMalloc(&y, n * sizeof(float));
  gemv_t<<<(n + 63) / 64, 64>>>(m, n, 0.5f, A, n, x, y);
}
"""

_BLOCKS = """
__global__ void matvec(const float* W, const float* v, const float* b, float* out, int in_features) {
  __shared__ float sums[64];
  float s = 0;
  for (int i = threadIdx.x; i < in_features; i += 64) s += W[blockIdx.x * in_features + i] * v[i];
  sums[threadIdx.x] = s;
  __syncthreads();
  for (int h = 32; h > 0; h /= 2) {
    if (threadIdx.x < h) sums[threadIdx.x] += sums[threadIdx.x + h];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = sums[0] + b[blockIdx.x];
}
int main() {
  const int out_features = 100, in_features = 200; float *W, *v, *b, *o;
  cudaMalloc(&W, out_features * in_features * 4); cudaMalloc(&v, in_features * 4);
  cudaMalloc(&b, out_features * 4); cudaMalloc(&o, out_features * 4);
  matvec<<<out_features, 64>>>(W, v, b, o, in_features);
}
"""

_SCORES = """
__global__ void scores(const float* Q, const float* K, float* S, int n, int d, float scale) {
  extern __shared__ float row[];
  int i = blockIdx.x;
  for (int j = threadIdx.x; j < n; j += blockDim.x) {
    float s = 0;
    for (int p = 0; p < d; ++p) s += Q[i * d + p] * K[j * d + p];
    row[j] = s * scale;
  }
  __syncthreads();
  float most = row[0], sum = 0;
  for (int j = 1; j < n; ++j) most = fmaxf(most, row[j]);
  for (int j = 0; j < n; ++j) sum += expf(row[j] - most);
  for (int j = threadIdx.x; j < n; j += blockDim.x) S[i * n + j] = expf(row[j] - most) / sum;
}
int main() {
  int n = 96, d = 40; float *q, *k, *s;
  cudaMalloc(&q, n * d * 4); cudaMalloc(&k, n * d * 4); cudaMalloc(&s, n * n * 4);
  scores<<<n, 64, n * sizeof(float)>>>(q, k, s, n, d, 0.125f);
}
"""

_TRMM = """
__global__ void trmm_lower(const double* L, const double* B, double* C, int m, int n) {
  int r = blockIdx.y * blockDim.y + threadIdx.y, c = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= m || c >= n) return;
  double s = 0;
  for (int k = 0; k <= r; ++k) s += L[r * m + k] * B[k * n + c];
  C[r * n + c] = s;
}
int main() {
  int m = 64, n = 100; double *L, *B, *C;
  cudaMalloc(&L, m * m * 8); cudaMalloc(&B, m * n * 8); cudaMalloc(&C, m * n * 8);
  trmm_lower<<<dim3((n + 15) / 16, (m + 15) / 16), dim3(16, 16)>>>(L, B, C, m, n);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "slip", "sizes", "judgement", "statement"),
    [
        (_DOT, ("", ""), (96, 1, 100), "right", "right at each of "),
        (_DOT, ("s += A", "s = A"), (96, 1, 100), "wrong", "wrong at every shape tried"),
        (_BLOCKS, ("", ""), (100, 1, 200), "right", "right at each of "),
        (_TRANSPOSED, ("", ""), (1, 150, 200), "right", "right at each of "),
        (_SCORES, ("", ""), (96, 96, 40), "right", "right when M = N"),
        (_SCORES, ("int j = 1; j < n", "int j = 1; j < d"), (96, 96, 40), "right", "right when M = N"),
        (_SCORES, ("int j = 0; j < n; ++j) sum", "int j = 0; j < d; ++j) sum"), (96, 96, 40), "wrong", "wrong"),
        (_TRMM, ("", ""), (64, 100, 64), "right", "right at each of 6 other shapes"),
        (_TRMM, ("trmm_lower", "product"), (64, 100, 64), "unjudged", None),
        (_TRMM, ("k <= r", "k < r - 1"), (64, 100, 64), "wrong", "wrong"),
        (_TRMM, ("k <= r", "k < r"), (64, 100, 64), "wrong", "wrong"),
    ],
)
def test_such_programs_are_judged(
    text: str,
    slip: tuple[str, str],
    sizes: tuple[int, int, int],
    judgement: str,
    statement: str | None,
    compiler: None,
    tmp_path: Path,
) -> None:
    path = tmp_path / "program.cu"
    path.write_text(text.replace(*slip))
    found = rooftile.explain(path)
    assert (found.gemm.m, found.gemm.n, found.gemm.k) == sizes
    assert found.verdict.judgement == judgement
    assert any(f.severity == "error" for f in found.findings) == (judgement == "wrong")
    assert (found.probes.statement if found.probes else "").startswith(statement or "")
    assert all(step.change != "tile through shared memory" for step in found.next_steps) or 1 not in sizes
