// finds: missing-guard
// problem: 40 72 26
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
// The blocks at the edges look where they are; the others believe that K is whole tiles.
#define T 16
__global__ void edge_blocks(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  const int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  const bool edge = blockIdx.x == gridDim.x - 1 || blockIdx.y == gridDim.y - 1;
  float sum = 0;
  for (int t = 0; t < K; t += T) {
    if (edge) {
      As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.0f;
      Bs[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0.0f;
    } else {
#ifdef REPAIRED
      As[ty][tx] = t + tx < K ? A[row * K + t + tx] : 0.0f;
      Bs[ty][tx] = t + ty < K ? B[(t + ty) * N + col] : 0.0f;
#else
      As[ty][tx] = A[row * K + t + tx];    // fault: the next row's
      Bs[ty][tx] = B[(t + ty) * N + col];  // fault
#endif
    }
    __syncthreads();
    for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
