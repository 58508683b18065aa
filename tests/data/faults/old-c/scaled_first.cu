// finds: old-c-times-zero
// severity: warning
// problem: 24 40 32
// rooftile: block=(8,8) grid=(N/8,M/8) args=(A,B,C,M,N,K,alpha,beta)
__global__ void scaled(const double* A, const double* B, double* C, int M, int N, int K, double alpha, double beta) {
  __shared__ double a[8][8], b[8][8];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 8 + y, col = blockIdx.x * 8 + x;
  double old = 0.0;
#ifdef REPAIRED
  if (beta != 0.0)
#endif
    old = beta * C[row * N + col];  // fault
  double sum = 0.0;
  for (int t = 0; t < K; t += 8) {
    a[y][x] = A[row * K + t + x];
    b[y][x] = B[(t + y) * N + col];
    __syncthreads();
    for (int k = 0; k < 8; k++)
      sum += a[y][k] * b[k][x];
    __syncthreads();
  }
  C[row * N + col] = alpha * sum + old;
}
