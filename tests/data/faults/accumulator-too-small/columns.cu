// finds: out-of-bounds | uninitialised-read | missing-flops | wrong-result
// problem: 12 64 20
// rooftile: block=(16,4) grid=(N/64,M/4) args=(A,B,C,M,N,K)
__global__ void four_columns(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 4 + threadIdx.y, col = blockIdx.x * 64 + threadIdx.x;
#ifdef REPAIRED
  float sum[4] = {};
#else
  float sum[3] = {};
#endif
  for (int k = 0; k < K; k++)
    for (int j = 0; j < 4; j++)
      sum[j] += A[row * K + k] * B[k * N + col + 16 * j];  // fault: four sums in three places
  for (int j = 0; j < 4; j++)
    C[row * N + col + 16 * j] = sum[j];  // fault
}
