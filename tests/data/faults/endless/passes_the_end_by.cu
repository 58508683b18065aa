// finds: never-ends
// problem: 24 20 18
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void by_fours(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
#ifdef REPAIRED
  for (int k = 0; k < K; k += 4)
#else
  for (int k = 0; k != K; k += 4)  // fault: it never is 18
#endif
    for (int i = k; i < k + 4 && i < K; ++i) sum += A[row * K + i] * B[i * N + col];
  C[row * N + col] = sum;
}
