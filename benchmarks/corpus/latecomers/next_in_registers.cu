// 64 x 64 of C, 4 x 4 a thread: the next tiles wait in registers while the present ones are used.
__global__ void next_in_registers(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[16][68], bs[16][64];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * 64, col0 = blockIdx.x * 64;
  float na[4], nb[4], sum[4][4] = {};
  auto fetch = [&](int k0) {
    for (int i = 0; i < 4; ++i) {
      const int ar = row0 + t / 16 + 16 * i, ak = k0 + t % 16, bk = k0 + t / 64 + 4 * i, bc = col0 + t % 64;
      na[i] = ar < M && ak < K ? A[(size_t)ar * K + ak] : 0.f;
      nb[i] = bk < K && bc < N ? B[(size_t)bk * N + bc] : 0.f;
    }
  };
  fetch(0);
  for (int k0 = 0; k0 < K; k0 += 16) {
    for (int i = 0; i < 4; ++i) as[t % 16][t / 16 + 16 * i] = na[i], bs[t / 64 + 4 * i][t % 64] = nb[i];
    __syncthreads();
    if (k0 + 16 < K) fetch(k0 + 16);
#pragma unroll
    for (int k = 0; k < 16; ++k)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) sum[i][j] += as[k][ty * 4 + i] * bs[k][tx + 16 * j];
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      if (row0 + ty * 4 + i < M && col0 + tx + 16 * j < N)
        C[(size_t)(row0 + ty * 4 + i) * N + col0 + tx + 16 * j] = sum[i][j];
}
