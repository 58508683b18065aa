// finds: wrong-stride
// problem: 50 40 30
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void product(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && col < N) {
    float sum = 0.0f;
    for (int k = 0; k < K; ++k)
#ifdef REPAIRED
      sum += A[row * K + k] * B[k * N + col];
#else
      sum += A[row * N + k] * B[k * N + col];  // fault
#endif
    C[row * N + col] = sum;
  }
}
