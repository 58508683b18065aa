// 8 x 8 sums a thread where 64 registers are all it gets: what does not fit is spilled.
extern "C" __global__ void __launch_bounds__(256, 4)
    spilled_deep(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K) {
  __shared__ float As[8][128];
  __shared__ float Bs[8][128];
  const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  const int row0 = blockIdx.y * 128, col0 = blockIdx.x * 128;
  float acc[8][8] = {};
  for (int t = 0; t < K; t += 8) {
    for (int i = threadIdx.x; i < 1024; i += 256) {
      As[i % 8][i / 8] = row0 + i / 8 < M && t + i % 8 < K ? A[(row0 + i / 8) * K + t + i % 8] : 0.0f;
      Bs[i / 128][i % 128] = t + i / 128 < K && col0 + i % 128 < N ? B[(t + i / 128) * N + col0 + i % 128] : 0.0f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k)
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) acc[i][j] += As[k][ty * 8 + i] * Bs[k][tx + 16 * j];
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 8; ++i)
#pragma unroll
    for (int j = 0; j < 8; ++j)
      if (row0 + ty * 8 + i < M && col0 + tx + 16 * j < N) C[(row0 + ty * 8 + i) * N + col0 + tx + 16 * j] = acc[i][j];
}
