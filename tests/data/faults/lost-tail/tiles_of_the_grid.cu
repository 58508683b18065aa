// finds: tiles-of-the-grid | wrong-loop-bound
// problem: 32 32 96
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define TILE 16
__global__ void by_grid(const double* A, const double* B, double* C, int M, int N, int K) {
  __shared__ double As[TILE][TILE], Bs[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  double sum = 0;
#ifdef REPAIRED
  for (int p = 0; p < (K + TILE - 1) / TILE; p++)
#else
  for (int p = 0; p < gridDim.x; p++)  // fault
#endif
  {
    int a = p * TILE + threadIdx.x, b = p * TILE + threadIdx.y;
    As[threadIdx.y][threadIdx.x] = row < M && a < K ? A[row * K + a] : 0.0;
    Bs[threadIdx.y][threadIdx.x] = b < K && col < N ? B[b * N + col] : 0.0;
    __syncthreads();
    for (int k = 0; k < TILE; k++) sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
