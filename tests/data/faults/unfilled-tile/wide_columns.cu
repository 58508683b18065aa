// finds: unfilled-tile
// severity: warning
// problem: 48 96 40
// rooftile: block=(16,8) grid=(N/48,M/8) args=(A,B,C,M,N,K)
__global__ void columns(const double* A, const double* B, double* C, int M, int N, int K) {
  __shared__ double Bt[8][48];
  double total[3] = {};
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 48 + threadIdx.x;
  for (int k0 = 0; k0 < K; k0 += 8) {
#ifdef REPAIRED
    for (int j = 0; j < 3; j++)
      Bt[threadIdx.y][threadIdx.x + 16 * j] = B[(k0 + threadIdx.y) * N + col + 16 * j];
#else
    Bt[threadIdx.y][threadIdx.x] = B[(k0 + threadIdx.y) * N + col];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 8; k++)
      for (int j = 0; j < 3; j++)
        total[j] += A[row * K + k0 + k] * Bt[k][threadIdx.x + 16 * j];
    __syncthreads();
  }
  for (int j = 0; j < 3; j++)
    C[row * N + col + 16 * j] = total[j];
}
