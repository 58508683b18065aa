// finds: misaligned
// problem: 16 34 24
// rooftile: block=(8,8) grid=(cdiv(N,32),M/8) args=(A,B,C,M,N,K)
// Four columns at once; with 34 columns every other row begins between two float4.
__global__ void four(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = (blockIdx.x * 8 + threadIdx.x) * 4;
  float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int k = 0; k < K; k++) {
    float a = A[row * K + k];
    if (col + 3 < N) {
#ifdef REPAIRED
      for (int j = 0; j < 4; j++)
        sum[j] += a * B[k * N + col + j];
#else
      float4 b = *reinterpret_cast<const float4*>(&B[k * N + col]);  // fault
      sum[0] += a * b.x, sum[1] += a * b.y, sum[2] += a * b.z, sum[3] += a * b.w;
#endif
    } else {
      for (int j = 0; col + j < N; j++)
        sum[j] += a * B[k * N + col + j];
    }
  }
  for (int j = 0; j < 4 && col + j < N; j++)
    C[row * N + col + j] = sum[j];
}
