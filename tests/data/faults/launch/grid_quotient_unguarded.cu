// finds: floored-grid
// problem: 100 90 64
__global__ void unguarded(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
#ifdef REPAIRED
  if (row >= M || col >= N)
    return;
#endif
  float sum = 0.0f;
  for (int k = 0; k < K; k++)
    sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

void launch(const float* A, const float* B, float* C, int M, int N, int K) {
  dim3 threads(16, 16);
#ifdef REPAIRED
  dim3 blocks((N + threads.x - 1) / threads.x, (M + threads.y - 1) / threads.y);
#else
  dim3 blocks(N / threads.x, M / threads.y);  // fault
#endif
  unguarded<<<blocks, threads>>>(A, B, C, M, N, K);
}
