// half on tensor cores by wmma, straight from global memory: a warp computes 16 x 16 of C.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

__global__ void half_wmma(const half* A, const half* B, half* C, int M, int N, int K) {
  int row = (blockIdx.y * blockDim.y + threadIdx.y) * 16, col = blockIdx.x * 16;
  if (row >= M || col >= N) return;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, half> c;
  wmma::fill_fragment(c, __float2half(0.0f));
  for (int k = 0; k < K; k += 16) {
    wmma::load_matrix_sync(a, A + row * K + k, K);
    wmma::load_matrix_sync(b, B + k * N + col, N);
    wmma::mma_sync(c, a, b, c);
  }
  wmma::store_matrix_sync(C + row * N + col, c, N, wmma::mem_row_major);
}
