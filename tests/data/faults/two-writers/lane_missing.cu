// finds: race
// problem: 21 34 27
// rooftile: block=(32,8) grid=(cdiv(N,8),M) args=(A,B,C,M,N,K)
// A warp forms one dot product; all its lanes store it, the last summands not yet added.
__global__ void warp_per_cell(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, row = blockIdx.y, col = blockIdx.x * 8 + threadIdx.y;
  if (col >= N)
    return;
  float sum = 0.0f;
  for (int k = lane; k < K; k += 32)
    sum += A[row * K + k] * B[k * N + col];
  for (int step = 16; step > 0; step >>= 1)
    sum += __shfl_down_sync(0xffffffffu, sum, step);
#ifdef REPAIRED
  if (lane == 0)
#endif
    C[row * N + col] = sum;  // fault: the sum is whole in lane 0 only
}
