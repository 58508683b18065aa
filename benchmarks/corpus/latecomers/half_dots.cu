// float16, both matrices along K: a thread multiplies a row of A and a column of B, eight halves at a time.
#include <cuda_fp16.h>

__global__ void half_dots(const half* A, const half* B, float* C, int M, int N, int K) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (col >= N || row >= M) return;
  float sum = 0.f;
  for (int k = 0; k < K; k += 8) {
    const uint4 a = *reinterpret_cast<const uint4*>(A + (size_t)row * K + k);
    const uint4 b = *reinterpret_cast<const uint4*>(B + (size_t)col * K + k);
    const half2 *p = reinterpret_cast<const half2*>(&a), *q = reinterpret_cast<const half2*>(&b);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float2 u = __half22float2(p[i]), v = __half22float2(q[i]);
      sum += u.x * v.x + u.y * v.y;
    }
  }
  C[(size_t)row * N + col] = sum;
}
