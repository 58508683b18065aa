// Only a kernel and what it needs: no host code says how it is launched, but its own addresses do.
#include <cuda_runtime.h>

#define BM 32
#define BN 64

struct __align__(16) Quad {
  float v[4];
};

extern "C" __global__ void __launch_bounds__(128) quads(const float *__restrict__ A, const float *__restrict__ B,
                                                        float *__restrict__ C, int M, int N, int K) {
  const int quad = threadIdx.x % (BN / 4), first = threadIdx.x / (BN / 4);
  const int col = blockIdx.x * BN + 4 * quad;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const int row = blockIdx.y * BM + first + 8 * i;
    Quad acc = {};
    for (int k = 0; k < K; ++k)
      for (int j = 0; j < 4; ++j) acc.v[j] += A[row * K + k] * B[k * N + col + j];
    for (int j = 0; j < 4; ++j) C[row * N + col + j] = acc.v[j];
  }
}
