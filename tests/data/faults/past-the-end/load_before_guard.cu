// finds: out-of-bounds | missing-guard
// problem: 20 30 40
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void hasty(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
#ifdef REPAIRED
  if (row >= M || col >= N) return;
#endif
  float sum = A[row * K] * B[col];  // fault: read before it is known to be there
#ifndef REPAIRED
  if (row >= M || col >= N) return;
#endif
  for (int k = 1; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
