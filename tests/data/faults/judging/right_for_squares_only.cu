// finds: wrong-stride
// problem: 64 64 64
// severity: warning
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void square(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++)
#ifdef REPAIRED
    sum += A[row * K + k] * B[k * N + col];
#else
    sum += A[row * K + k] * B[k * K + col];  // fault
#endif
  C[row * N + col] = sum;
}
