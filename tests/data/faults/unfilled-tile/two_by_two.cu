// finds: unfilled-tile
// severity: warning
// problem: 64 96 48
// rooftile: block=(8,8) grid=(N/16,M/16) args=(A,B,C,M,N,K)
#define T 16
#define W 2
__global__ void coarse(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float acc[W][W] = {};
  for (int t = 0; t < K; t += T) {
#ifdef REPAIRED
    for (int i = 0; i < W; ++i)
      for (int j = 0; j < W; ++j) {
        As[ty + i * (T / W)][tx + j * (T / W)] = A[(row + i * (T / W)) * K + t + tx + j * (T / W)];
        Bs[ty + i * (T / W)][tx + j * (T / W)] = B[(t + ty + i * (T / W)) * N + col + j * (T / W)];
      }
#else
    As[ty][tx] = A[row * K + t + tx];  // fault: a quarter of the tile
    Bs[ty][tx] = B[(t + ty) * N + col];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < T; ++k)
      for (int wr = 0; wr < W; ++wr)
        for (int wc = 0; wc < W; ++wc)
          acc[wr][wc] += As[ty + wr * (T / W)][k] * Bs[k][tx + wc * (T / W)];
    __syncthreads();
  }
  for (int wr = 0; wr < W; ++wr)
    for (int wc = 0; wc < W; ++wc)
      C[(row + wr * (T / W)) * N + col + wc * (T / W)] = acc[wr][wc];
}
