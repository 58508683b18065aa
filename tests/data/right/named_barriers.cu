// problem: 40 50 70
#include <cuda_runtime.h>
// two warps fill, two multiply; bar.arrive / bar.sync by number
constexpr int T = 16;
__global__ void __launch_bounds__(128) specialised(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[2][T][T], bs[2][T][T];
  const int tid = threadIdx.x, row0 = blockIdx.y * T, col0 = blockIdx.x * T, tiles = (K + T - 1) / T;
  if (tid < 64) {
    for (int t = 0; t < tiles; ++t) {
      const int s = t & 1;
      if (t >= 2) asm volatile("bar.sync %0, 128;" ::"r"(3 + s) : "memory");  // empty
      for (int i = tid; i < T * T; i += 64) {
        const int r = i / T, c = i % T;
        as[s][r][c] = row0 + r < M && t * T + c < K ? A[(row0 + r) * K + t * T + c] : 0.f;
        bs[s][r][c] = t * T + r < K && col0 + c < N ? B[(t * T + r) * N + col0 + c] : 0.f;
      }
      __threadfence_block();
      asm volatile("bar.arrive %0, 128;" ::"r"(1 + s) : "memory");  // full
    }
  } else {
    const int x = (tid - 64) % T, y = (tid - 64) / T;
    float sum[4] = {};
    for (int t = 0; t < tiles; ++t) {
      const int s = t & 1;
      asm volatile("bar.sync %0, 128;" ::"r"(1 + s) : "memory");
      for (int k = 0; k < T; ++k)
        for (int q = 0; q < 4; ++q) sum[q] += as[s][y + 4 * q][k] * bs[s][k][x];
      if (t + 2 < tiles) asm volatile("bar.arrive %0, 128;" ::"r"(3 + s) : "memory");
    }
    for (int q = 0; q < 4; ++q)
      if (row0 + y + 4 * q < M && col0 + x < N) C[(row0 + y + 4 * q) * N + col0 + x] = sum[q];
  }
}
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  specialised<<<dim3((N + T - 1) / T, (M + T - 1) / T), 128>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
