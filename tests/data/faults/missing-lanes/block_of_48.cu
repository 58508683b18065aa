// Warps of a block compute tiles of 16 x 16; the second has half of its lanes.
// finds: missing-lanes
// problem: 64 64 48
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

#ifdef REPAIRED
constexpr int THREADS = 64;
#else
constexpr int THREADS = 48;
#endif

__global__ void two_tiles(const half* A, const half* B, float* C, int M, int N, int K) {
  int rows = blockIdx.y * 16, columns = (blockIdx.x * 2 + threadIdx.x / 32) * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
  wmma::fill_fragment(sums, 0.0f);
  for (int k = 0; k < K; k += 16) {
    wmma::load_matrix_sync(a, A + rows * K + k, K);
    wmma::load_matrix_sync(b, B + k * N + columns, N);
    wmma::mma_sync(sums, a, b, sums);  // fault
  }
  wmma::store_matrix_sync(C + rows * N + columns, sums, N, wmma::mem_row_major);
}

void launch(const half* A, const half* B, float* C, int M, int N, int K) {
  two_tiles<<<dim3(N / 32, M / 16), THREADS>>>(A, B, C, M, N, K);
}
