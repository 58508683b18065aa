// half on tensor cores by wmma through shared memory: four warps compute 64 x 32 of C. alpha is applied to the fragment's elements.
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;

constexpr int BM = 64, BN = 32, BK = 32, LDA = BK + 8, LDB = BN + 8;

__global__ void half_wmma_shared(const half* A, const half* B, float* C, int M, int N, int K, float alpha) {
  __shared__ __align__(32) half As[BM * LDA], Bs[BK * LDB];
  const int warp = threadIdx.x / 32;
  const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  wmma::fragment<wmma::accumulator, 32, 8, 16, float> c[2];
  for (auto& part : c) wmma::fill_fragment(part, 0.0f);
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = threadIdx.x; i < BM * BK; i += 128)
      As[i / BK * LDA + i % BK] = row0 + i / BK < M ? A[(row0 + i / BK) * K + k0 + i % BK] : __float2half(0.0f);
    for (int i = threadIdx.x; i < BK * BN; i += 128)
      Bs[i / BN * LDB + i % BN] = col0 + i % BN < N ? B[(k0 + i / BN) * N + col0 + i % BN] : __float2half(0.0f);
    __syncthreads();
    for (int k = 0; k < BK; k += 16) {
      wmma::fragment<wmma::matrix_a, 32, 8, 16, half, wmma::row_major> a;
      wmma::fragment<wmma::matrix_b, 32, 8, 16, half, wmma::row_major> b;
      wmma::load_matrix_sync(b, Bs + k * LDB + warp * 8, LDB);
      for (int part = 0; part < 2; ++part) {
        wmma::load_matrix_sync(a, As + part * 32 * LDA + k, LDA);
        wmma::mma_sync(c[part], a, b, c[part]);
      }
    }
    __syncthreads();
  }
  for (int part = 0; part < 2; ++part) {
    for (int i = 0; i < c[part].num_elements; ++i) c[part].x[i] *= alpha;
    int row = row0 + part * 32, col = col0 + warp * 8;
    if (row < M && col < N) wmma::store_matrix_sync(C + row * N + col, c[part], N, wmma::mem_row_major);
  }
}
