// finds: floored-grid
// problem: 70 90 20
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
#ifdef REPAIRED
  dim3 blocks((N + 15) / 16, (M + 15) / 16);
#else
  dim3 blocks = dim3(N / 16, (M + 15) / 16);  // fault: rounded down
#endif
  gemm<<<blocks, dim3(16, 16)>>>(a, b, c, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
