// problem: 48 40 56
// rooftile: block=128 grid=cdiv(M*N,128)
#define AT(X, i, j, ld) X[(size_t)(j) * (ld) + (i)]
__global__ void cm(int m, int n, int k, double alpha, const double *A, int lda, const double *B, int ldb, double beta, double *C, int ldc) {
  for (int t = blockIdx.x * blockDim.x + threadIdx.x; t < m * n; t += gridDim.x * blockDim.x) {
    int i = t % m, j = t / m; double s = 0;
    for (int l = 0; l < k; l++) s += AT(A, i, l, lda) * AT(B, l, j, ldb);
    AT(C, i, j, ldc) = alpha * s + (beta != 0 ? beta * AT(C, i, j, ldc) : 0);
  }
}
