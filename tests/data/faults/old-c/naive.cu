// finds: old-c-times-zero
// severity: warning
// problem: 33 20 17
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16))
__global__ void sgemm(int M, int N, int K, float alpha, const float* A, const float* B, float beta, float* C) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N)
    return;
  float sum = 0.0f;
  for (int k = 0; k < K; k++)
    sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  C[row * N + col] = beta == 0.0f ? alpha * sum : alpha * sum + beta * C[row * N + col];
#else
  C[row * N + col] = alpha * sum + beta * C[row * N + col];  // fault: 0 * NaN is NaN
#endif
}
