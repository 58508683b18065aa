// finds: missing-lanes
// problem: 21 34 27
// rooftile: block=(32,8) grid=(cdiv(N,8),M) args=(A,B,C,M,N,K)
// A warp forms one dot product; only its first half goes to the shuffles, which name all of it.
__global__ void warp_per_cell(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, row = blockIdx.y, col = blockIdx.x * 8 + threadIdx.y;
  if (col >= N)
    return;
  float sum = 0.0f;
  for (int k = lane; k < K; k += 32)
    sum += A[row * K + k] * B[k * N + col];
#ifndef REPAIRED
  if (lane < 16)
#endif
    for (int step = 16; step > 0; step >>= 1)
      sum += __shfl_down_sync(0xffffffffu, sum, step);  // fault
  if (lane == 0)
    C[row * N + col] = sum;
}
