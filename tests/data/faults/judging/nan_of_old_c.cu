// finds: wrong-result
// problem: 20 28 36
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(M,N,K,alpha=1.5,A,B,beta=0.0,C)
__global__ void scaled_sum(int M, int N, int K, float alpha, const float* A, const float* B, float beta, float* C) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  C[row * N + col] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[row * N + col];
#else
  C[row * N + col] = alpha * sum + beta * C[row * N + col];  // fault: 0 * NaN
#endif
}
