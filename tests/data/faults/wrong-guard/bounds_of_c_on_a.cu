// finds: wrong-guard
// problem: 30 17 50
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define T 16
__global__ void guarded(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float sum = 0;
  for (int t = 0; t < K; t += T) {
#ifdef REPAIRED
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.0f;
#else
    As[ty][tx] = row < M && t + tx < N ? A[row * K + t + tx] : 0.0f;  // fault
#endif
    Bs[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
