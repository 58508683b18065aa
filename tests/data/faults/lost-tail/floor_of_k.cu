// finds: lost-tail
// problem: 32 32 40
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define TILE 16
__global__ void floored(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
  float sum = 0.0f;
#ifdef REPAIRED
  for (int m = 0; m < (K + TILE - 1) / TILE; m++)
#else
  for (int m = 0; m < K / TILE; m++)  // fault
#endif
  {
    int a = m * TILE + tx, b = m * TILE + ty;
    As[ty][tx] = row < M && a < K ? A[row * K + a] : 0.0f;
    Bs[ty][tx] = b < K && col < N ? B[b * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < TILE; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
