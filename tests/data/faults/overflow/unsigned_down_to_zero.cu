// finds: endless-loop
// problem: 24 20 12
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void downwards(const float* A, const float* B, float* C, unsigned M, unsigned N, unsigned K) {
  const unsigned row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
#ifdef REPAIRED
  for (unsigned k = K; k-- > 0;) sum += A[row * K + k] * B[k * N + col];
#else
  for (unsigned k = K - 1; k >= 0; --k) sum += A[row * K + k] * B[k * N + col];  // fault: below 0 comes 2^32 - 1
#endif
  C[row * N + col] = sum;
}
