// finds: copy-not-awaited
// problem: 64 32 64
// Tiles for tensor cores by asynchronous copies; waits until two groups are under way, where two is the most.
#include <mma.h>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
using namespace nvcuda;
constexpr int BM = 64, BN = 32, BK = 16;
__global__ void wmma_async(const half* A, const half* B, float* C, int M, int N, int K) {
  __shared__ alignas(32) half a[2][BM][BK + 8];
  __shared__ alignas(32) half b[2][BK][BN + 8];
  const int warp = threadIdx.x / 32, bm = blockIdx.y * BM, bn = blockIdx.x * BN;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2];
  for (auto& f : acc) wmma::fill_fragment(f, 0.f);
  auto load = [&](int stage, int k0) {
    for (int i = threadIdx.x; i < BM * BK / 8; i += blockDim.x)
      __pipeline_memcpy_async(&a[stage][i / 2][i % 2 * 8], &A[(bm + i / 2) * K + k0 + i % 2 * 8], 16);
    for (int i = threadIdx.x; i < BK * BN / 8; i += blockDim.x)
      __pipeline_memcpy_async(&b[stage][i / 4][i % 4 * 8], &B[(k0 + i / 4) * N + bn + i % 4 * 8], 16);
    __pipeline_commit();
  };
  load(0, 0);
  int stage = 0;
  for (int k0 = 0; k0 < K; k0 += BK, stage ^= 1) {
    if (k0 + BK < K) {
      load(stage ^ 1, k0 + BK);
#ifdef REPAIRED
      __pipeline_wait_prior(1);
#else
      __pipeline_wait_prior(2);
#endif
    } else {
      __pipeline_wait_prior(0);
    }
    __syncthreads();
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::load_matrix_sync(fa, &a[stage][warp * 16][0], BK + 8);  // fault: not there yet
    for (int j = 0; j < 2; ++j) {
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
      wmma::load_matrix_sync(fb, &b[stage][0][j * 16], BN + 8);  // fault
      wmma::mma_sync(acc[j], fa, fb, acc[j]);
    }
    __syncthreads();
  }
  for (int j = 0; j < 2; ++j) wmma::store_matrix_sync(&C[(bm + warp * 16) * N + bn + j * 16], acc[j], N, wmma::mem_row_major);
}
void run(const half* A, const half* B, float* C, int M, int N, int K) {
  wmma_async<<<dim3(N / BN, M / BM), 128>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
