// bfloat16 fetched in pairs along K from a transposed B, each pair widened and multiplied in single
// precision. K even.
#include <cuda_bf16.h>

extern "C" __global__ void bf16_pairs(const __nv_bfloat16* A, const __nv_bfloat16* Bt, float* C, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  const __nv_bfloat162* a = reinterpret_cast<const __nv_bfloat162*>(A + size_t(row) * K);
  const __nv_bfloat162* b = reinterpret_cast<const __nv_bfloat162*>(Bt + size_t(col) * K);
  float sum = 0.0f;
  for (int k = 0; k < K / 2; ++k) {
    const float2 x = __bfloat1622float2(a[k]), y = __bfloat1622float2(b[k]);
    sum += x.x * y.x;
    sum += x.y * y.y;
  }
  C[size_t(row) * N + col] = sum;
}
