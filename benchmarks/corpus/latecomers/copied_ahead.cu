// 32 x 64 of C: tiles of 16 of K are copied to shared memory asynchronously, three ahead.
__device__ inline void copy4(float* to, const float* from, bool inside) {
  const unsigned place = static_cast<unsigned>(__cvta_generic_to_shared(to)), bytes = inside ? 4 : 0;
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(place), "l"(from), "r"(bytes) : "memory");
}

__global__ void copied_ahead(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int STAGES = 4;
  __shared__ float as[STAGES][32][16], bs[STAGES][16][64];
  const int t = threadIdx.x, tx = t % 32, ty = t / 32, row0 = blockIdx.y * 32, col0 = blockIdx.x * 64;
  const int tiles = (K + 15) / 16;
  float sum[4][2] = {};
  auto begin = [&](int tile) {
    const int stage = tile % STAGES, k0 = tile * 16;
    if (tile < tiles) {
      for (int e = t; e < 512; e += 256) {
        const bool in = row0 + e / 16 < M && k0 + e % 16 < K;
        copy4(&as[stage][e / 16][e % 16], in ? A + (size_t)(row0 + e / 16) * K + k0 + e % 16 : A, in);
      }
      for (int e = t; e < 1024; e += 256) {
        const bool in = k0 + e / 64 < K && col0 + e % 64 < N;
        copy4(&bs[stage][e / 64][e % 64], in ? B + (size_t)(k0 + e / 64) * N + col0 + e % 64 : B, in);
      }
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  for (int tile = 0; tile < STAGES - 1; ++tile) begin(tile);
  for (int tile = 0; tile < tiles; ++tile) {
    asm volatile("cp.async.wait_group 2;" ::: "memory");
    __syncthreads();
    begin(tile + STAGES - 1);
    const int stage = tile % STAGES;
#pragma unroll
    for (int k = 0; k < 16; ++k)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j) sum[i][j] += as[stage][ty * 4 + i][k] * bs[stage][k][tx + 32 * j];
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j)
      if (row0 + ty * 4 + i < M && col0 + tx + 32 * j < N)
        C[(size_t)(row0 + ty * 4 + i) * N + col0 + tx + 32 * j] = sum[i][j];
}
