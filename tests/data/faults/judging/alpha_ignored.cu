// finds: ignored-factor
// problem: 32 24 16
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K,alpha=0.5)
__global__ void plain_product(const float* A, const float* B, float* C, int M, int N, int K, float alpha) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  C[row * N + col] = alpha * sum;
#else
  C[row * N + col] = sum;  // fault
#endif
}
