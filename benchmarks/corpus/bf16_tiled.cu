// bfloat16 in and out, widened when the tiles are stored, so that shared memory holds floats.
#include <cuda_bf16.h>

using bf16 = __nv_bfloat16;

extern "C" __global__ void bf16_tiled(const bf16* A, const bf16* B, bf16* C, int M, int N, int K) {
  __shared__ float As[16][17];
  __shared__ float Bs[16][17];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0.0f;
  for (int t = 0; t < K; t += 16) {
    As[ty][tx] = row < M && t + tx < K ? __bfloat162float(A[row * K + t + tx]) : 0.0f;
    Bs[ty][tx] = t + ty < K && col < N ? __bfloat162float(B[(t + ty) * N + col]) : 0.0f;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k) sum = fmaf(As[ty][k], Bs[k][tx], sum);
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = __float2bfloat16(sum);
}
