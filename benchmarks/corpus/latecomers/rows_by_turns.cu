// Three blocks an SM go through all tiles of 32 x 64, one after the other, with nothing but a tile of B in shared memory.
#define TOGETHER 396

extern "C" __global__ void __launch_bounds__(256) rows_by_turns(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float b[32][64];
  const int across = (N + 63) / 64, tiles = across * ((M + 31) / 32), x = threadIdx.x % 64, y = threadIdx.x / 64;
  for (int tile = blockIdx.x; tile < tiles; tile += TOGETHER) {
    const int row0 = tile / across * 32, col = tile % across * 64 + x;
    float sum[8] = {};
    for (int t = 0; t < K; t += 32) {
      for (int k = y; k < 32; k += 4) b[k][x] = t + k < K && col < N ? B[(size_t)(t + k) * N + col] : 0.f;
      __syncthreads();
      for (int k = 0; k < min(32, K - t); ++k)
        for (int i = 0; i < 8; ++i)
          if (row0 + y * 8 + i < M) sum[i] += A[(size_t)(row0 + y * 8 + i) * K + t + k] * b[k][x];
      __syncthreads();
    }
    for (int i = 0; i < 8; ++i)
      if (row0 + y * 8 + i < M && col < N) C[(size_t)(row0 + y * 8 + i) * N + col] = sum[i];
  }
}
