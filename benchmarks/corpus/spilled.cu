// 4 x 8 sums a thread, but launch bounds that leave it 32 registers: some are spilled to local memory.
extern "C" __global__ void __launch_bounds__(256, 8)
    spilled(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K) {
  __shared__ float As[8][64];
  __shared__ float Bs[8][128];
  const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  const int row0 = blockIdx.y * 64, col0 = blockIdx.x * 128;
  float acc[4][8] = {};
  for (int t = 0; t < K; t += 8) {
    for (int i = threadIdx.x; i < 64 * 8; i += 256)
      As[i % 8][i / 8] = row0 + i / 8 < M && t + i % 8 < K ? A[(row0 + i / 8) * K + t + i % 8] : 0.0f;
    for (int i = threadIdx.x; i < 8 * 128; i += 256)
      Bs[i / 128][i % 128] = t + i / 128 < K && col0 + i % 128 < N ? B[(t + i / 128) * N + col0 + i % 128] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 8; ++k)
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j) acc[i][j] += As[k][ty + 16 * i] * Bs[k][tx + 16 * j];
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 8; ++j) {
      const int row = row0 + ty + 16 * i, col = col0 + tx + 16 * j;
      if (row < M && col < N) C[row * N + col] = acc[i][j];
    }
}
