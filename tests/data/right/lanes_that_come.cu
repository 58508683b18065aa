// problem: 19 37 45
// rooftile: block=(32,2) grid=(cdiv(N,16),M) args=(A,B,C,M,N,K)
// Masks that name exactly the lanes that come: by a vote before the branch, by who is active, by halves of a warp.
__global__ void exact_masks(const float* A, const float* B, float* C, int M, int N, int K) {
  int lane = threadIdx.x, half = lane / 16, in_half = lane % 16, row = blockIdx.y;
  for (int i = 0; i < 4; i++) {
    int col = blockIdx.x * 16 + threadIdx.y * 8 + half * 4 + i;
    unsigned there = __ballot_sync(0xffffffffu, col < N);
    if (col < N) {
      float sum = 0.0f;
      for (int k = in_half; k < K; k += 16)
        sum += A[row * K + k] * B[k * N + col];
      if (half == 0) {
        for (int step = 8; step > 0; step >>= 1)
          sum += __shfl_down_sync(0x0000ffffu, sum, step, 16);
      } else {
        for (int step = 8; step > 0; step >>= 1)
          sum += __shfl_down_sync(0xffff0000u, sum, step, 16);
      }
      unsigned active = __activemask();
      __syncwarp(there);
      if (in_half == 0 && __popc(active) >= 1)
        C[row * N + col] = sum;
    }
  }
}
