// Weights of 8 bits, activations of float16, as quantized models have it: the weights become float when their tile is put
// into shared memory, the scale comes at the end. 32 x 64 of C a block, eight rows by one column a thread. N a multiple of
// four, K of two.
#include <cuda_fp16.h>

__global__ void __launch_bounds__(256) int8_weights(const half* __restrict__ A, const signed char* __restrict__ B,
                                                    half* __restrict__ C, float scale, int M, int N, int K) {
  constexpr int BM = 32, BN = 64, BK = 32;
  __shared__ float as[BM][BK];
  __shared__ __align__(16) float bs[BK][BN];
  const int t = threadIdx.x, x = t % 64, y = t / 64, row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  float acc[8] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int r = t / 16 + 16 * i, k = k0 + t % 16 * 2, kb = k0 + r, n = col0 + t % 16 * 4;
      float2 a = make_float2(0.f, 0.f);
      if (row0 + r < M && k < K) a = __half22float2(*reinterpret_cast<const half2*>(A + (size_t)(row0 + r) * K + k));
      as[r][t % 16 * 2] = a.x, as[r][t % 16 * 2 + 1] = a.y;
      char4 b = make_char4(0, 0, 0, 0);
      if (kb < K && n < N) b = *reinterpret_cast<const char4*>(B + (size_t)kb * N + n);
      *reinterpret_cast<float4*>(&bs[r][t % 16 * 4]) = make_float4(b.x, b.y, b.z, b.w);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      const float b = bs[k][x];
#pragma unroll
      for (int i = 0; i < 8; ++i) acc[i] += as[y + 4 * i][k] * b;
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i) {
    const int row = row0 + y + 4 * i, col = col0 + x;
    if (row < M && col < N) C[(size_t)row * N + col] = __float2half(acc[i] * scale);
  }
}
