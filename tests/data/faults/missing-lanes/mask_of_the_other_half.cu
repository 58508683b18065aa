// finds: missing-lanes
// problem: 16 24 40
// rooftile: block=(16,4) grid=(cdiv(N,4),M) args=(A,B,C,M,N,K)
// Sixteen lanes form a dot product, two of them a warp; the mask names the first sixteen.
__global__ void half_warps(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, row = blockIdx.y, col = blockIdx.x * 4 + threadIdx.y;
  float sum = 0.0f;
  for (int k = lane; k < K; k += 16)
    sum += A[row * K + k] * B[k * N + col];
#ifdef REPAIRED
  unsigned mask = 0xffffffffu;
#else
  unsigned mask = 0xffffu;
#endif
  for (int step = 8; step > 0; step >>= 1)
    sum += __shfl_xor_sync(mask, sum, step);  // fault
  if (lane == 0)
    C[row * N + col] = sum;
}
