// finds: wrong-result
// problem: 16 24 30
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void by_four(const float* A, const float* B, float* C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int q = 0; q < K / 4; q++)
    for (int e = 0; e < 4; e++) sum += A[i * K + q * 4 + e] * B[(q * 4 + e) * N + j];
#ifdef REPAIRED
  for (int k = K / 4 * 4; k < K; k++) sum += A[i * K + k] * B[k * N + j];
#endif
  C[i * N + j] = sum;
}
