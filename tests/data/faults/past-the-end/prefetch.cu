// finds: out-of-bounds | missing-guard
// problem: 32 32 64
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define T 16
__global__ void prefetching(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float sum = 0, a = A[row * K + tx], b = B[ty * N + col];
  for (int t = 0; t < K; t += T) {
    As[ty][tx] = a;
    Bs[ty][tx] = b;
    __syncthreads();
#ifdef REPAIRED
    if (t + T < K) {
#else
    {
#endif
      a = A[row * K + t + T + tx];    // fault: the tile after the last
      b = B[(t + T + ty) * N + col];  // fault
    }
    for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
