// finds: wrong-grid
// problem: 70 45 37
__global__ void product(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
  dim3 block(32, 8);
#ifdef REPAIRED
  dim3 grid((N + 31) / 32, (M + 7) / 8);
#else
  dim3 grid((M + 31) / 32, (N + 7) / 8);  // fault
#endif
  product<<<grid, block>>>(A, B, C, M, N, K);
}
