// The BLAS's gemm on column-major matrices: C = alpha * A * B + beta * C, element (i, j) of A at A[i + j *
// lda]. A row-major product is the column-major one of the operands exchanged.
#define A_(i, j) A[(i) + (j) * lda]
#define B_(i, j) B[(i) + (j) * ldb]
#define C_(i, j) C[(i) + (j) * ldc]

extern "C" __global__ void blas_column_major(int m, int n, int k, float alpha, const float* A, int lda, const float* B,
                                             int ldb, float beta, float* C, int ldc) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < m && j < n) {
    float dot = 0.0f;
    for (int p = 0; p < k; p++) dot += A_(i, p) * B_(p, j);
    C_(i, j) = beta == 0.0f ? alpha * dot : alpha * dot + beta * C_(i, j);
  }
}
