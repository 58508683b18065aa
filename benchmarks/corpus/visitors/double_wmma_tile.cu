// float64 on tensor cores by wmma: 64 x 64 of C a block of eight warps, 32 x 16 a warp in fragments of 8 x 8 by 4, tiles of
// 16 of K in shared memory with rows a little longer. M and N multiples of eight.
#include <mma.h>
using namespace nvcuda;

__global__ void __launch_bounds__(256)
    double_wmma_tile(const double* __restrict__ A, const double* __restrict__ B, double* __restrict__ C, int M, int N, int K) {
  constexpr int T = 64, DEPTH = 16, PA = DEPTH + 2, PB = T + 2;
  __shared__ double as[T][PA], bs[DEPTH][PB];
  const int t = threadIdx.x, warp = t / 32, row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  const int wm = warp / 4 * 32, wn = warp % 4 * 16;
  wmma::fragment<wmma::accumulator, 8, 8, 4, double> sum[4][2];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.0);
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const int r = t / 16 + 16 * i, c = t % 16, k = t / 64 + 4 * i, n = t % 64;
      as[r][c] = row0 + r < M && k0 + c < K ? A[(size_t)(row0 + r) * K + k0 + c] : 0.0;
      bs[k][n] = k0 + k < K && col0 + n < N ? B[(size_t)(k0 + k) * N + col0 + n] : 0.0;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 4) {
      wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> a[4];
      wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::row_major> b[2];
      for (int i = 0; i < 4; ++i) wmma::load_matrix_sync(a[i], &as[wm + 8 * i][k], PA);
      for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(b[j], &bs[k][wn + 8 * j], PB);
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], a[i], b[j], sum[i][j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j)
      if (row0 + wm + 8 * i < M && col0 + wn + 8 * j < N)
        wmma::store_matrix_sync(C + (size_t)(row0 + wm + 8 * i) * N + col0 + wn + 8 * j, sum[i][j], N, wmma::mem_row_major);
}
