// float64: 64 x 64 of C a block, four by four sums a thread, tiles fetched two doubles a load, A's turned on the way.
// K and N even.
__global__ void __launch_bounds__(256) double_quads(const double* __restrict__ A, const double* __restrict__ B,
                                                    double* __restrict__ C, int M, int N, int K) {
  constexpr int T = 64, DEPTH = 8;
  __shared__ double as[DEPTH][T + 2];
  __shared__ double2 bs[DEPTH][T / 2];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  double sum[4][4] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    const int r = t / 4, ka = t % 4 * 2, kb = t / 32, c = t % 32;
    double2 a = {}, b = {};
    if (row0 + r < M && k0 + ka < K) a = *reinterpret_cast<const double2*>(A + (size_t)(row0 + r) * K + k0 + ka);
    if (k0 + kb < K && col0 + 2 * c < N) b = *reinterpret_cast<const double2*>(B + (size_t)(k0 + kb) * N + col0 + 2 * c);
    as[ka][r] = a.x, as[ka + 1][r] = a.y, bs[kb][c] = b;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; ++k) {
      const double2 u = bs[k][tx], v = bs[k][tx + 16];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const double x = as[k][ty * 4 + i];
        sum[i][0] += x * u.x, sum[i][1] += x * u.y, sum[i][2] += x * v.x, sum[i][3] += x * v.y;
      }
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j) {
      const int row = row0 + ty * 4 + i, col = col0 + 2 * tx + 32 * j;
      if (row < M && col < N)
        *reinterpret_cast<double2*>(C + (size_t)row * N + col) = make_double2(sum[i][2 * j], sum[i][2 * j + 1]);
    }
}
