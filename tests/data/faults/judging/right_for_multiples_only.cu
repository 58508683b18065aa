// finds: lost-tail
// problem: 64 64 64
// severity: warning
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define T 16
__global__ void whole_tiles(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float sum = 0;
#ifdef REPAIRED
  for (int t = 0; t < (K + T - 1) / T; t++)
#else
  for (int t = 0; t < K / T; t++)  // fault
#endif
  {
    As[ty][tx] = row < M && t * T + tx < K ? A[row * K + t * T + tx] : 0.0f;
    Bs[ty][tx] = t * T + ty < K && col < N ? B[(t * T + ty) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
