// A's tile is kept transposed; the column is exclusive-ored with the row, which spreads a column over all
// banks without padding.
extern "C" __global__ void swizzled_tile(const float* __restrict__ A, const float* __restrict__ B,
                                         float* __restrict__ C, unsigned M, unsigned N, unsigned K) {
  __shared__ float As[32 * 32];
  __shared__ float Bs[32 * 32];
  const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;  // 8 warps, 4 rows of the tile each
  const unsigned row0 = blockIdx.y << 5, col = (blockIdx.x << 5) + lane;
  float acc[4] = {0.f, 0.f, 0.f, 0.f};

  for (unsigned t = 0; t < K; t += 32) {
#pragma unroll
    for (unsigned r = warp; r < 32; r += 8) {
      As[lane * 32 + (r ^ lane)] = row0 + r < M && t + lane < K ? A[(row0 + r) * K + t + lane] : 0.f;
      Bs[r * 32 + lane] = t + r < K && col < N ? B[(t + r) * N + col] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (unsigned k = 0; k < 32; ++k) {
      const float b = Bs[k * 32 + lane];
#pragma unroll
      for (unsigned i = 0; i < 4; ++i) acc[i] += As[k * 32 + ((warp + 8 * i) ^ k)] * b;
    }
    __syncthreads();
  }
#pragma unroll
  for (unsigned i = 0; i < 4; ++i)
    if (row0 + warp + 8 * i < M && col < N) C[(row0 + warp + 8 * i) * N + col] = acc[i];
}
