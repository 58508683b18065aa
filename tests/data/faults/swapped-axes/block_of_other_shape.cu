// finds: swapped-block
// problem: 64 64 40
// 8 rows and 32 columns a block.
__global__ void wide(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 32 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

#ifdef REPAIRED
#define THREADS dim3(32, 8)
#else
#define THREADS dim3(8, 32)
#endif

void launch(const float* A, const float* B, float* C, int M, int N, int K) {
  dim3 blocks((N + 31) / 32, (M + 7) / 8);
  wide<<<blocks, THREADS>>>(A, B, C, M, N, K);  // fault: x and y of the block
}
