// Stream-K: the steps along K of all tiles in one row, cut into equal shares, a share a block. A block may end one tile
// and begin the next, so what it has of a tile is added to C atomically: C = C + A * B.
__global__ void stream_k(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int TILE = 64, DEPTH = 16;
  __shared__ float as[DEPTH][TILE + 4], bs[DEPTH][TILE];
  const int across = (N + TILE - 1) / TILE, tiles = across * ((M + TILE - 1) / TILE), deep = (K + DEPTH - 1) / DEPTH;
  const int steps = tiles * deep, share = (steps + gridDim.x - 1) / gridDim.x;
  const int t = threadIdx.x, tx = t % 16, ty = t / 16;
  int step = blockIdx.x * share;
  const int last = min(steps, step + share);
  while (step < last) {
    const int tile = step / deep, row0 = tile / across * TILE, col0 = tile % across * TILE;
    const int until = min(last, (tile + 1) * deep);
    float sum[4][4] = {};
    for (; step < until; ++step) {
      const int k0 = (step - tile * deep) * DEPTH;
      for (int i = 0; i < 4; ++i) {
        const int r = t / 16 + 16 * i, k = t / 64 + 4 * i;
        as[t % 16][r] = row0 + r < M && k0 + t % 16 < K ? A[(size_t)(row0 + r) * K + k0 + t % 16] : 0.f;
        bs[k][t % 64] = k0 + k < K && col0 + t % 64 < N ? B[(size_t)(k0 + k) * N + col0 + t % 64] : 0.f;
      }
      __syncthreads();
#pragma unroll
      for (int k = 0; k < DEPTH; ++k)
        for (int i = 0; i < 4; ++i)
          for (int j = 0; j < 4; ++j) sum[i][j] += as[k][ty * 4 + i] * bs[k][tx + 16 * j];
      __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) {
        const int row = row0 + ty * 4 + i, col = col0 + tx + 16 * j;
        if (row < M && col < N) atomicAdd(C + (size_t)row * N + col, sum[i][j]);
      }
  }
}
