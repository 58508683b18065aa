// Blocks of a grid of one dimension go through C in strips of four tiles' width, down one strip and up the next; a tile
// is 64 x 32, eight sums of one column a thread.
__global__ void serpentine(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int BM = 64, BN = 32, BK = 32, STRIP = 4;
  __shared__ float as[BM][BK], bs[BK][BN];
  const int across = (N + BN - 1) / BN, down = (M + BM - 1) / BM;
  const int strip = blockIdx.x / (STRIP * down), width = min(STRIP, across - strip * STRIP);
  const int within = blockIdx.x - strip * STRIP * down, line = within / width;
  const int row0 = (strip % 2 ? down - 1 - line : line) * BM, col0 = (strip * STRIP + within % width) * BN;
  const int x = threadIdx.x, y = threadIdx.y, col = col0 + x;
  float sum[8] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = 0; i < 8; ++i) {
      const int r = row0 + y + 8 * i;
      as[y + 8 * i][x] = r < M && k0 + x < K ? A[(size_t)r * K + k0 + x] : 0.f;
    }
    for (int i = 0; i < 4; ++i) {
      const int k = k0 + y + 8 * i;
      bs[y + 8 * i][x] = k < K && col < N ? B[(size_t)k * N + col] : 0.f;
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < BK; ++k) {
      const float b = bs[k][x];
      for (int i = 0; i < 8; ++i) sum[i] += as[y * 8 + i][k] * b;
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    if (row0 + y * 8 + i < M && col < N) C[(size_t)(row0 + y * 8 + i) * N + col] = sum[i];
}
