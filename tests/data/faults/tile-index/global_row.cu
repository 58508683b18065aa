// finds: global-index-in-tile
// problem: 32 48 64
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define T 16
__global__ void tile_row(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float sum = 0.0f;
  for (int t = 0; t < K; t += T) {
    As[ty][tx] = A[row * K + t + tx];
    Bs[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < T; ++k)
#ifdef REPAIRED
      sum += As[ty][k] * Bs[k][tx];
#else
      sum += As[row][k] * Bs[k][tx];  // fault
#endif
    __syncthreads();
  }
  C[row * N + col] = sum;
}
