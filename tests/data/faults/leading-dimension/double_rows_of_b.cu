// finds: wrong-stride
// problem: 33 20 41
// rooftile: block=(256) grid=(cdiv(M,32),cdiv(N,8)) args=(M,N,K,A,B,C)
__global__ void dgemm(int rows, int cols, int inner, const double* lhs, const double* rhs, double* out) {
  const int i = blockIdx.x * 32 + threadIdx.x / 8, j = blockIdx.y * 8 + threadIdx.x % 8;
  if (i >= rows || j >= cols) return;
  double total = 0;
  for (long p = 0; p < inner; p++) {
    const double l = lhs[(long)i * inner + p];
#ifdef REPAIRED
    const double r = rhs[p * cols + j];
#else
    const double r = rhs[p * inner + j];  // fault
#endif
    total += l * r;
  }
  out[(long)i * cols + j] = total;
}
