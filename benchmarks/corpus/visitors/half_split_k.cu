// For a small C and a long K: float16 on tensor cores, a part of K for each of the grid's z, which adds what it has to C
// atomically. 64 x 64 of C a block of four warps; K a multiple of eight, N of eight.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

__global__ void __launch_bounds__(128) half_split_k(const half* A, const half* B, float* C, int M, int N, int K) {
  constexpr int T = 64, BK = 32, PA = BK + 8, PB = T + 8;
  __shared__ __align__(32) half as[T][PA];
  __shared__ __align__(32) half bs[BK][PB];
  __shared__ __align__(32) float out[T][T + 4];
  const int t = threadIdx.x, warp = t / 32, wm = warp / 2 * 32, wn = warp % 2 * 32;
  const int row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  const int steps = (K + BK - 1) / BK, each = (steps + gridDim.z - 1) / gridDim.z;
  const int begin = blockIdx.z * each * BK, end = min(K, begin + each * BK);
  const uint4 none = make_uint4(0, 0, 0, 0);
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.f);
  for (int k0 = begin; k0 < end; k0 += BK) {
    for (int e = t; e < T * BK / 8; e += 128) {
      const int r = e / 4, c = e % 4 * 8, k = e / 8, n = e % 8 * 8;
      *reinterpret_cast<uint4*>(&as[r][c]) =
          row0 + r < M && k0 + c < end ? *reinterpret_cast<const uint4*>(A + (size_t)(row0 + r) * K + k0 + c) : none;
      *reinterpret_cast<uint4*>(&bs[k][n]) =
          k0 + k < end && col0 + n < N ? *reinterpret_cast<const uint4*>(B + (size_t)(k0 + k) * N + col0 + n) : none;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a[2];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b[2];
      for (int i = 0; i < 2; ++i) wmma::load_matrix_sync(a[i], &as[wm + 16 * i][k], PA);
      for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(b[j], &bs[k][wn + 16 * j], PB);
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], a[i], b[j], sum[i][j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      wmma::store_matrix_sync(&out[wm + 16 * i][wn + 16 * j], sum[i][j], T + 4, wmma::mem_row_major);
  __syncthreads();
  for (int e = t; e < T * T; e += 128) {
    const int row = row0 + e / T, col = col0 + e % T;
    if (row < M && col < N) atomicAdd(C + (size_t)row * N + col, out[e / T][e % T]);
  }
}
