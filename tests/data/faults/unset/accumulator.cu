// finds: uninitialised-read
// problem: 20 18 30
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void naive(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
#ifdef REPAIRED
  float sum = 0.0f;
#else
  float sum;
#endif
  if (row < M && col < N) {
    for (int k = 0; k < K; k++)
      sum += A[row * K + k] * B[k * N + col];  // fault
    C[row * N + col] = sum;
  }
}
