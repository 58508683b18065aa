// finds: launch-refused
// problem: 70000 4 3
// Rows along y, one a block.
__global__ void rows(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  int row = blockIdx.x, col = blockIdx.y * blockDim.x + threadIdx.x;
#else
  int row = blockIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
#endif
  if (col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
#ifdef REPAIRED
  dim3 grid(M, (N + 31) / 32);
#else
  dim3 grid((N + 31) / 32, M);  // fault: 70,000 blocks along y
#endif
  rows<<<grid, 32>>>(a, b, c, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
