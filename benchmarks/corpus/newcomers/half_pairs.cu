// float16 in, float32 sums: a tile of 32 x 64, two neighbouring columns a thread, pairs of halves from shared memory.
#include <cuda_fp16.h>

__global__ void half_pairs(const half* A, const half* B, half* C, int M, int N, int K) {
  constexpr int R = 32, S = 64, D = 32;
  __shared__ half a[R][D];
  __shared__ half2 b[D][S / 2];
  const int x = threadIdx.x, y = threadIdx.y, row0 = blockIdx.y * R, col0 = blockIdx.x * S;
  float even[4] = {}, odd[4] = {};
  for (int t = 0; t < K; t += D) {
    for (int i = 0; i < 4; ++i) {
      const int r = y + 8 * i;
      a[r][x] = row0 + r < M && t + x < K ? A[(row0 + r) * K + t + x] : __float2half(0.f);
      b[r][x] = t + r < K && col0 + 2 * x < N ? *reinterpret_cast<const half2*>(B + (t + r) * N + col0 + 2 * x)
                                              : __floats2half2_rn(0.f, 0.f);
    }
    __syncthreads();
    for (int d = 0; d < D; ++d) {
      const float2 v = __half22float2(b[d][x]);
      for (int i = 0; i < 4; ++i) {
        const float u = __half2float(a[y + 8 * i][d]);
        even[i] += u * v.x;
        odd[i] += u * v.y;
      }
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    if (row0 + y + 8 * i < M && col0 + 2 * x < N)
      *reinterpret_cast<half2*>(C + (row0 + y + 8 * i) * N + col0 + 2 * x) = __floats2half2_rn(even[i], odd[i]);
}
