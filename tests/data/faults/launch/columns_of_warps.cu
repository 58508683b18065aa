// finds: wrong-grid
// problem: 64 128 48
// Each warp has 8 columns, so that a block of four has 32; beta times C is added, and what no block comes to stays.
__global__ void warps(const float* A, const float* B, float* C, int M, int N, int K, float alpha, float beta) {
  int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  int row = blockIdx.y * 4 + lane / 8, col = warp * 8 + lane % 8;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = alpha * sum + beta * C[row * N + col];
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
  dim3 grid, block(128);
#ifdef REPAIRED
  grid.x = (N + 8 * block.x / 32 - 1) / (8 * block.x / 32);
#else
  grid.x = (N + 8 * block.x - 1) / (8 * block.x);  // fault
#endif
  grid.y = (M + 3) / 4;
  warps<<<grid, block>>>(A, B, C, M, N, K, 2.0f, 0.5f);
}
