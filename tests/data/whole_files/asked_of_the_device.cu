// The device is asked how many blocks it takes; these go on over the grid.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
template <int BM, int BN, int BK>
__global__ void __launch_bounds__(256) persistent_tiles(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K, int tiles_n, int num_tiles) {
  __shared__ float As[BK][BM], Bs[BK][BN];
  int ty = threadIdx.x / 16, tx = threadIdx.x % 16;
  for (int t = blockIdx.x; t < num_tiles; t += gridDim.x) {
    int m0 = t / tiles_n * BM, n0 = t % tiles_n * BN;
    float acc[4][4] = {};
    for (int k0 = 0; k0 < K; k0 += BK) {
      for (int i = threadIdx.x; i < BM * BK; i += 256) { int r = i / BK, c = i % BK; As[c][r] = (m0 + r < M && k0 + c < K) ? A[(m0 + r) * K + k0 + c] : 0.f; }
      for (int i = threadIdx.x; i < BK * BN; i += 256) { int r = i / BN, c = i % BN; Bs[r][c] = (k0 + r < K && n0 + c < N) ? B[(k0 + r) * N + n0 + c] : 0.f; }
      __syncthreads();
      for (int k = 0; k < BK; ++k)
        for (int i = 0; i < 4; ++i)
          for (int j = 0; j < 4; ++j) acc[i][j] += As[k][ty * 4 + i] * Bs[k][tx * 4 + j];
      __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) { int r = m0 + ty * 4 + i, c = n0 + tx * 4 + j; if (r < M && c < N) C[r * N + c] = acc[i][j]; }
  }
}
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  int dev = 0; cudaGetDevice(&dev);
  cudaDeviceProp prop; cudaGetDeviceProperties(&prop, dev);
  int blocks_per_sm = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks_per_sm, persistent_tiles<64, 64, 8>, 256, 0);
  int tiles_n = (N + 63) / 64, tiles = tiles_n * ((M + 63) / 64);
  int grid = std::min(prop.multiProcessorCount * blocks_per_sm, tiles);
  persistent_tiles<64, 64, 8><<<grid, 256>>>(A, B, C, M, N, K, tiles_n, tiles);
}
