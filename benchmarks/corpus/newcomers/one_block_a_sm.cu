// As many blocks as the GPU has SMs, each with every 132nd tile of 64 x 32; a tile of A is loaded while the one before is used.
#define BLOCKS 132

extern "C" __global__ void __launch_bounds__(256) one_block_a_sm(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[2][16][64 + 4];
  __shared__ float b[2][16][32];
  const int across = (N + 31) / 32, tiles = across * ((M + 63) / 64);
  const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  for (int tile = blockIdx.x; tile < tiles; tile += BLOCKS) {
    const int row0 = tile / across * 64, col0 = tile % across * 32;
    float sum[4][2] = {};
    auto load = [&](int stage, int t) {
      for (int i = threadIdx.x; i < 1024; i += 256)
        a[stage][i % 16][i / 16] = row0 + i / 16 < M && t + i % 16 < K ? A[(row0 + i / 16) * K + t + i % 16] : 0.f;
      for (int i = threadIdx.x; i < 512; i += 256)
        b[stage][i / 32][i % 32] = t + i / 32 < K && col0 + i % 32 < N ? B[(t + i / 32) * N + col0 + i % 32] : 0.f;
    };
    load(0, 0);
    __syncthreads();
    for (int t = 0, stage = 0; t < K; t += 16, stage ^= 1) {
      if (t + 16 < K) load(stage ^ 1, t + 16);
#pragma unroll
      for (int k = 0; k < 16; ++k)
        for (int i = 0; i < 4; ++i)
          for (int j = 0; j < 2; ++j) sum[i][j] += a[stage][k][ty + 16 * i] * b[stage][k][tx + 16 * j];
      __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 2; ++j)
        if (row0 + ty + 16 * i < M && col0 + tx + 16 * j < N) C[(row0 + ty + 16 * i) * N + col0 + tx + 16 * j] = sum[i][j];
  }
}
