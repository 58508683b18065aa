// finds: launch-refused
// problem: 12 40 24
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < M && j < N) {
    float sum = 0;
    for (int k = 0; k < K; k++) sum += A[i * K + k] * B[k * N + j];
    C[i * N + j] = sum;
  }
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
  const dim3 block(16, 16);
#ifdef REPAIRED
  const dim3 grid((M + block.x - 1) / block.x, (N + block.y - 1) / block.y);
#else
  const dim3 grid(M / block.x, N / block.y);  // fault: no block for 12 rows
#endif
  gemm<<<grid, block>>>(a, b, c, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
