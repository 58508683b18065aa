// No shared memory: a warp holds 32 values of A's row, one a lane, and broadcasts them by shuffles.
extern "C" __global__ void register_shuffle(const float* __restrict__ A, const float* __restrict__ B,
                                            float* __restrict__ C, int M, int N, int K) {
  const int lane = threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int col = blockIdx.x * 32 + lane;
  if (row >= M) return;
  float sum = 0.0f;
  for (int t = 0; t < K; t += 32) {
    const float a = t + lane < K ? A[row * K + t + lane] : 0.0f;
    const int steps = min(32, K - t);
    for (int k = 0; k < steps; ++k) {
      const float ak = __shfl_sync(0xffffffffu, a, k);
      if (col < N) sum += ak * B[(t + k) * N + col];
    }
  }
  if (col < N) C[row * N + col] = sum;
}
