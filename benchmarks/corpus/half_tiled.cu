// Half-precision tiles, padded by two halves; the sum and alpha and beta are single precision.
#include <cuda_fp16.h>

namespace {
constexpr int kTile = 32;
constexpr int kRowsPerThread = 4;
}  // namespace

extern "C" __global__ void half_tiled(const __half* __restrict__ a, const __half* __restrict__ b,
                                      __half* __restrict__ c, int m, int n, int k, float alpha, float beta) {
  __shared__ __half tile_a[kTile][kTile + 2];
  __shared__ __half tile_b[kTile][kTile + 2];
  const int x = threadIdx.x, y = threadIdx.y;  // 32 x 8
  const int col = blockIdx.x * kTile + x;
  const __half zero = __float2half(0.0f);
  float acc[kRowsPerThread] = {};
  for (int t = 0; t < k; t += kTile) {
    for (int r = y; r < kTile; r += 8) {
      const int row = blockIdx.y * kTile + r;
      tile_a[r][x] = row < m && t + x < k ? a[row * k + t + x] : zero;
      tile_b[r][x] = t + r < k && col < n ? b[(t + r) * n + col] : zero;
    }
    __syncthreads();
    for (int p = 0; p < kTile; ++p) {
      const float bv = __half2float(tile_b[p][x]);
      for (int i = 0; i < kRowsPerThread; ++i) acc[i] += __half2float(tile_a[y + 8 * i][p]) * bv;
    }
    __syncthreads();
  }
  for (int i = 0; i < kRowsPerThread; ++i) {
    const int row = blockIdx.y * kTile + y + 8 * i;
    if (row < m && col < n) {
      const float old = beta != 0.0f ? __half2float(c[row * n + col]) : 0.0f;
      c[row * n + col] = __float2half_rn(alpha * acc[i] + beta * old);
    }
  }
}
