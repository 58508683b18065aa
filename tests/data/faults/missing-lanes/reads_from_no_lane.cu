// finds: missing-lanes
// problem: 17 20 33
// rooftile: block=(24) grid=(N,M) args=(A,B,C,M,N,K)
// The sums of 24 lanes are added as if there were 32.
__global__ void short_warp(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, row = blockIdx.y, col = blockIdx.x;
  float sum = 0.0f;
  for (int k = lane; k < K; k += 24)
    sum += A[row * K + k] * B[k * N + col];
  for (int step = 16; step > 0; step >>= 1) {
    float other = __shfl_down_sync(0xffffffu, sum, step);  // fault
#ifdef REPAIRED
    if (lane + step < 24)
#endif
      sum += other;
  }
  if (lane == 0)
    C[row * N + col] = sum;
}
