// finds: overwritten-sum
// problem: 20 30 40
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void last(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row < M && col < N) {
    float sum = 0;
    for (int k = 0; k < K; k++)
#ifdef REPAIRED
      sum += A[row * K + k] * B[k * N + col];
#else
      sum = A[row * K + k] * B[k * N + col];  // fault
#endif
    C[row * N + col] = sum;
  }
}
