// bfloat16 on tensor cores by wmma: two pairs of tiles in shared memory by turns, the next one fetched to registers eight
// elements a load while this one is multiplied; 32 x 32 of C a warp. M and N multiples of 16, K of
// eight.
#include <cuda_bf16.h>
#include <mma.h>
using namespace nvcuda;

__global__ void __launch_bounds__(256)
    bf16_wmma_turns(const __nv_bfloat16* A, const __nv_bfloat16* B, float* C, int M, int N, int K) {
  constexpr int BM = 128, BN = 64, BK = 32, PAD = 8;
  __shared__ __align__(32) __nv_bfloat16 as[2][BM][BK + PAD];
  __shared__ __align__(32) __nv_bfloat16 bs[2][BK][BN + PAD];
  const int t = threadIdx.x, warp = t / 32, row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  const int wm = warp / 2 * 32, wn = warp % 2 * 32;
  const uint4 none = make_uint4(0, 0, 0, 0);
  uint4 next[3];
  auto fetch = [&](int k0) {
    for (int i = 0; i < 2; ++i) {
      const int r = t / 4 + 64 * i, k = k0 + t % 4 * 8;
      next[i] = row0 + r < M && k < K ? *reinterpret_cast<const uint4*>(A + (size_t)(row0 + r) * K + k) : none;
    }
    const int k = k0 + t / 8, c = col0 + t % 8 * 8;
    next[2] = k < K && c < N ? *reinterpret_cast<const uint4*>(B + (size_t)k * N + c) : none;
  };
  auto put = [&](int turn) {
    for (int i = 0; i < 2; ++i) *reinterpret_cast<uint4*>(&as[turn][t / 4 + 64 * i][t % 4 * 8]) = next[i];
    *reinterpret_cast<uint4*>(&bs[turn][t / 8][t % 8 * 8]) = next[2];
  };
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.f);
  fetch(0);
  put(0);
  __syncthreads();
  for (int k0 = 0, turn = 0; k0 < K; k0 += BK, turn ^= 1) {
    if (k0 + BK < K) fetch(k0 + BK);
#pragma unroll
    for (int k = 0; k < BK; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::row_major> a[2];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, __nv_bfloat16, wmma::row_major> b[2];
      for (int i = 0; i < 2; ++i) wmma::load_matrix_sync(a[i], &as[turn][wm + 16 * i][k], BK + PAD);
      for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(b[j], &bs[turn][k][wn + 16 * j], BN + PAD);
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], a[i], b[j], sum[i][j]);
    }
    if (k0 + BK < K) put(turn ^ 1);
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      if (row0 + wm + 16 * i < M && col0 + wn + 16 * j < N)
        wmma::store_matrix_sync(C + (size_t)(row0 + wm + 16 * i) * N + col0 + wn + 16 * j, sum[i][j], N,
                                wmma::mem_row_major);
}
