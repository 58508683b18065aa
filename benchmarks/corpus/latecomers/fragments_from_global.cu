// float16 on tensor cores, 2 x 2 fragments a warp, four warps a block, everything straight from global memory.
#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

__global__ void fragments_from_global(const half* A, const half* B, float* C, int M, int N, int K) {
  const int warp = threadIdx.x / 32, row = blockIdx.y * 64 + warp / 2 * 32, col = blockIdx.x * 64 + warp % 2 * 32;
  if (row >= M || col >= N) return;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) wmma::fill_fragment(sum[i][j], 0.f);
  for (int k = 0; k < K; k += 16) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a[2];
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b[2];
    for (int i = 0; i < 2; ++i) wmma::load_matrix_sync(a[i], A + (size_t)(row + 16 * i) * K + k, K);
    for (int j = 0; j < 2; ++j) wmma::load_matrix_sync(b[j], B + (size_t)k * N + col + 16 * j, N);
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) wmma::mma_sync(sum[i][j], a[i], b[j], sum[i][j]);
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      wmma::store_matrix_sync(C + (size_t)(row + 16 * i) * N + col + 16 * j, sum[i][j], N, wmma::mem_row_major);
}
