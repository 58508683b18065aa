// finds: missing-lanes
// problem: 40 32 48
// rooftile: block=(32) grid=(N/16,cdiv(M,16)) args=(A,B,C,M,N,K)
// Two lanes to a row of the tile; those past the last row return.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

__global__ void staged(const half* A, const half* B, float* C, int M, int N, int K) {
  __shared__ __align__(32) half As[16][16];
  __shared__ __align__(32) float Cs[16][16];
  int lane = threadIdx.x, local = lane / 2, row = blockIdx.y * 16 + local, col = blockIdx.x * 16;
#ifndef REPAIRED
  if (row >= M)
    return;
#endif
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
  wmma::fill_fragment(sums, 0.0f);
  for (int k = 0; k < K; k += 16) {
    for (int i = lane % 2; i < 16; i += 2)
      As[local][i] = row < M ? A[row * K + k + i] : __float2half(0.0f);
    __syncwarp();
    wmma::load_matrix_sync(a, &As[0][0], 16);                // fault
    wmma::load_matrix_sync(b, B + k * N + col, N);
    wmma::mma_sync(sums, a, b, sums);                        // fault
    __syncwarp();
  }
  wmma::store_matrix_sync(&Cs[0][0], sums, 16, wmma::mem_row_major);
  __syncwarp();
  for (int i = lane % 2; i < 16; i += 2)
    if (row < M)
      C[row * N + col + i] = Cs[local][i];
}
