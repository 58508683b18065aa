// finds: wrong-index-type
// problem: 16 24 300
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void endless(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) {
#ifdef REPAIRED
    int at = k;
#else
    unsigned char at = k;  // fault
#endif
    sum += A[row * K + at] * B[at * N + col];
  }
  C[row * N + col] = sum;
}
