// finds: out-of-bounds
// problem: 9 16 21
// rooftile: block=(16,4) grid=(1,cdiv(M,4)) args=(A,B,C,M,N,K)
// Takes K in steps of four; the last step is masked, but loaded whole.
__global__ void by_four(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 4 + threadIdx.y, col = threadIdx.x;
  if (row >= M || col >= N)
    return;
  float sum = 0.0f;
  for (int k = 0; k < K; k += 4) {
    float b[4];
    for (int j = 0; j < 4; j++) {
#ifdef REPAIRED
      b[j] = k + j < K ? B[(k + j) * N + col] : 0.0f;
#else
      b[j] = B[(k + j) * N + col];  // fault: reads rows past the last
#endif
    }
    for (int j = 0; j < 4; j++)
      if (k + j < K)
        sum += A[row * K + k + j] * b[j];
  }
  C[row * N + col] = sum;
}
