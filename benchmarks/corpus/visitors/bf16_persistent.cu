// bfloat16, a block an SM that goes from tile to tile in groups of eight rows of tiles, as Triton's tutorial does; 128 x 64
// of C by wmma, and tiles of 64 of K copied asynchronously, one pair ahead. M and N multiples of 16, K of eight.
#include <cuda_bf16.h>
#include <cuda_pipeline.h>
#include <mma.h>
using namespace nvcuda;

#define GROUP 8

__global__ void __launch_bounds__(256) bf16_persistent(const __nv_bfloat16* A, const __nv_bfloat16* B, float* C, int M,
                                                       int N, int K) {
  constexpr int BM = 128, BN = 64, BK = 64, PA = BK + 8, PB = BN + 8;
  extern __shared__ __align__(128) __nv_bfloat16 pool[];
  __nv_bfloat16* as[2] = {pool, pool + BM * PA};
  __nv_bfloat16* bs[2] = {pool + 2 * BM * PA, pool + 2 * BM * PA + BK * PB};
  const int t = threadIdx.x, warp = t / 32, wm = warp / 2 * 32, wn = warp % 2 * 32;
  const int tiles_m = (M + BM - 1) / BM, tiles_n = (N + BN - 1) / BN, steps = (K + BK - 1) / BK;
  for (int tile = blockIdx.x; tile < tiles_m * tiles_n; tile += gridDim.x) {
    const int group = tile / (GROUP * tiles_n), first = group * GROUP, size = min(tiles_m - first, GROUP);
    const int row0 = (first + tile % (GROUP * tiles_n) % size) * BM, col0 = tile % (GROUP * tiles_n) / size * BN;
    auto copy = [&](int stage, int k0) {
#pragma unroll
      for (int i = 0; i < BM * BK / 8 / 256; ++i) {
        const int e = t + 256 * i, r = e / 8, c = e % 8 * 8;
        const bool in = row0 + r < M && k0 + c < K;
        __pipeline_memcpy_async(as[stage] + r * PA + c, in ? A + (size_t)(row0 + r) * K + k0 + c : A, 16, in ? 0 : 16);
      }
#pragma unroll
      for (int i = 0; i < BK * BN / 8 / 256; ++i) {
        const int e = t + 256 * i, r = e / 8, c = e % 8 * 8;
        const bool in = k0 + r < K && col0 + c < N;
        __pipeline_memcpy_async(bs[stage] + r * PB + c, in ? B + (size_t)(k0 + r) * N + col0 + c : B, 16, in ? 0 : 16);
      }
      __pipeline_commit();
    };
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2][2];
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) wmma::fill_fragment(acc[i][j], 0.f);
    copy(0, 0);
    for (int step = 0; step < steps; ++step) {
      const int stage = step % 2;
      __pipeline_wait_prior(0);
      __syncthreads();
      if (step + 1 < steps) copy(stage ^ 1, (step + 1) * BK);
#pragma unroll
      for (int k = 0; k < BK; k += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::row_major> a[2];
        wmma::fragment<wmma::matrix_b, 16, 16, 16, __nv_bfloat16, wmma::row_major> b[2];
        for (int i = 0; i < 2; ++i) wmma::load_matrix_sync(a[i], as[stage] + (wm + 16 * i) * PA + k, PA);
        for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(b[j], bs[stage] + k * PB + wn + 16 * j, PB);
        for (int i = 0; i < 2; ++i)
          for (int j = 0; j < 2; ++j) wmma::mma_sync(acc[i][j], a[i], b[j], acc[i][j]);
      }
    }
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j)
        if (row0 + wm + 16 * i < M && col0 + wn + 16 * j < N)
          wmma::store_matrix_sync(C + (size_t)(row0 + wm + 16 * i) * N + col0 + wn + 16 * j, acc[i][j], N,
                                  wmma::mem_row_major);
    __syncthreads();
  }
}
