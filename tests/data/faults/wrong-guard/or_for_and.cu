// finds: wrong-guard
// problem: 20 37 12
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void either(const float* A, const float* B, float* C, int M, int N, int K) {
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int x = blockIdx.x * blockDim.x + threadIdx.x;
#ifdef REPAIRED
  if (y < M && x < N)
#else
  if (y < M || x < N)  // fault
#endif
  {
    float total = 0.f;
    for (int i = 0; i < K; ++i) total += A[y * K + i] * B[i * N + x];
    C[y * N + x] = total;
  }
}
