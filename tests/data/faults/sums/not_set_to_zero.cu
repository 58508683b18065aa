// finds: uninitialised-sum | uninitialised-read
// problem: 32 32 32
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void fresh(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
#ifdef REPAIRED
  float sum[2] = {};
#else
  float sum[2];  // fault
#endif
  for (int k = 0; k < K; k += 2)
    for (int i = 0; i < 2; i++)
      sum[i] += A[row * K + k + i] * B[(k + i) * N + col];  // fault: nothing set it to 0
  C[row * N + col] = sum[0] + sum[1];
}
