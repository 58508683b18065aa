// finds: added-to-old-c
// problem: 24 24 24
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void adding(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  C[row * N + col] = sum;
#else
  C[row * N + col] += sum;  // fault
#endif
}
