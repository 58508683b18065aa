// finds: wrong-loop-bound
// problem: 48 24 36
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void more(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row < M && col < N) {
    float sum = 0;
#ifdef REPAIRED
    for (int k = 0; k < K; k++)
#else
    for (int k = 0; k <= K; k++)  // fault
#endif
      sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
