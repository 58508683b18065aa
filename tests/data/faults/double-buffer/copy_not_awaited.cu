// finds: copy-not-awaited
// problem: 32 32 64
// rooftile: block=64 grid=(N/16,M/16) args=(A,B,C,M,N,K)
// Three stages of asynchronous copies; waits until two groups are under way, where one is the most.
#include <cuda_pipeline.h>
__global__ void __launch_bounds__(64) stages(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) float As[3][16][16], Bs[3][16][16];
  int t = threadIdx.x, y = t / 4, x = t % 4 * 4, tiles = K / 16;
  float sum[4] = {};
  auto load = [&](int tile) {
    if (tile < tiles) {
      int s = tile % 3;
      __pipeline_memcpy_async(&As[s][y][x], &A[(blockIdx.y * 16 + y) * K + tile * 16 + x], 16);  // fault
      __pipeline_memcpy_async(&Bs[s][y][x], &B[(tile * 16 + y) * N + blockIdx.x * 16 + x], 16);  // fault
    }
    __pipeline_commit();
  };
  load(0);
  load(1);
  for (int tile = 0; tile < tiles; tile++) {
#ifdef REPAIRED
    __pipeline_wait_prior(1);
#else
    __pipeline_wait_prior(2);
#endif
    __syncthreads();
    load(tile + 2);
    int s = tile % 3;
    for (int k = 0; k < 16; k++)
      for (int j = 0; j < 4; j++)
        sum[j] += As[s][y][k] * Bs[s][k][x + j];  // fault: the tile may not be there yet
  }
  __pipeline_wait_prior(0);
  for (int j = 0; j < 4; j++)
    C[(blockIdx.y * 16 + y) * N + blockIdx.x * 16 + x + j] = sum[j];
}
