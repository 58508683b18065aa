// Two pairs of tiles: while one is used, the next is fetched to registers and stored to the other. One
// barrier a step.
constexpr int BM = 32, BN = 64, BK = 16;  // 16 x 16 threads, 2 x 4 elements each

extern "C" __global__ void __launch_bounds__(256)
    double_buffered(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                    int K) {
  __shared__ float As[2][BK][BM];
  __shared__ float Bs[2][BK][BN];
  const int tid = threadIdx.y * 16 + threadIdx.x;
  const int m0 = blockIdx.y * BM, n0 = blockIdx.x * BN;
  const int ar = tid / BK, ac = tid % BK;  // rows ar and ar + 16 of A's tile
  const int br = tid / BN, bc = tid % BN;  // rows br, br + 4, br + 8 and br + 12 of B's tile

  float fa[2], fb[4], acc[2][4] = {{0.0f}};
  auto fetch = [&](int k0) {
    for (int i = 0; i < 2; ++i) {
      const int r = m0 + ar + 16 * i, k = k0 + ac;
      fa[i] = r < M && k < K ? A[(size_t)r * K + k] : 0.0f;
    }
    for (int i = 0; i < 4; ++i) {
      const int k = k0 + br + 4 * i, c = n0 + bc;
      fb[i] = k < K && c < N ? B[(size_t)k * N + c] : 0.0f;
    }
  };
  auto keep = [&](int stage) {
    for (int i = 0; i < 2; ++i) As[stage][ac][ar + 16 * i] = fa[i];
    for (int i = 0; i < 4; ++i) Bs[stage][br + 4 * i][bc] = fb[i];
  };

  fetch(0);
  keep(0);
  __syncthreads();
  int stage = 0;
  for (int k0 = 0; k0 < K; k0 += BK) {
    const bool more = k0 + BK < K;
    if (more) fetch(k0 + BK);
#pragma unroll
    for (int k = 0; k < BK; ++k)
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
          acc[i][j] += As[stage][k][threadIdx.y * 2 + i] * Bs[stage][k][threadIdx.x + 16 * j];
    if (more) keep(stage ^ 1);
    __syncthreads();
    stage ^= 1;
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j) {
      const int r = m0 + threadIdx.y * 2 + i, c = n0 + threadIdx.x + 16 * j;
      if (r < M && c < N) C[(size_t)r * N + c] = acc[i][j];
    }
}
