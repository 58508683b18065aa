// finds: launch-refused
// problem: 64 96 32
// 1,024 threads that want more than 64 registers each.
#ifdef REPAIRED
#define SIDE 16
#else
#define SIDE 32
#endif
__global__ void many(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = (blockIdx.y * SIDE + threadIdx.y) * 8, col = (blockIdx.x * SIDE + threadIdx.x) * 8;
  float sums[8][8] = {};
  for (int k = 0; k < K; k++) {
    float a[8], b[8];
#pragma unroll
    for (int i = 0; i < 8; i++) {
      a[i] = row + i < M ? A[(row + i) * K + k] : 0.0f;
      b[i] = col + i < N ? B[k * N + col + i] : 0.0f;
    }
#pragma unroll
    for (int i = 0; i < 8; i++)
#pragma unroll
      for (int j = 0; j < 8; j++) sums[i][j] += a[i] * b[j];
  }
#pragma unroll
  for (int i = 0; i < 8; i++)
#pragma unroll
    for (int j = 0; j < 8; j++)
      if (row + i < M && col + j < N) C[(row + i) * N + col + j] = sums[i][j];
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
  dim3 block(SIDE, SIDE), grid((N + 8 * SIDE - 1) / (8 * SIDE), (M + 8 * SIDE - 1) / (8 * SIDE));  // fault
  many<<<grid, block>>>(a, b, c, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
