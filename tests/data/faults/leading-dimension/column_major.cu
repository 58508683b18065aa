// finds: wrong-stride
// problem: 48 80 96
// rooftile: block=128 grid=cdiv(M*N,128)
// column-major, BLAS style
#define IDX(i, j, ld) ((j) * (ld) + (i))
__global__ void dgemm_cm(int m, int n, int k, const double *A, int lda, const double *B, int ldb, double *C, int ldc) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int i = t % m;
  int j = t / m;
  if (j >= n) return;
  double s = 0.0;
  for (int l = 0; l < k; l++)
#ifdef REPAIRED
    s += A[IDX(i, l, lda)] * B[IDX(l, j, ldb)];
#else
    s += A[IDX(i, l, lda)] * B[IDX(l, j, lda)];  // fault
#endif
  C[IDX(i, j, ldc)] = s;
}
