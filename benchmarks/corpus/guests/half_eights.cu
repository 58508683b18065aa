// float16 without tensor cores: tiles come eight halves a load and stay halves in shared memory; sums are float, eight
// rows by four columns a thread. K and N multiples of eight.
#include <cuda_fp16.h>

__global__ void __launch_bounds__(128) half_eights(const half* A, const half* B, half* C, int M, int N, int K) {
  constexpr int BM = 64, BN = 64, BK = 16;
  __shared__ __align__(16) half as[BM][BK + 8];
  __shared__ __align__(16) half bs[BK][BN];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  const uint4 none = make_uint4(0, 0, 0, 0);
  float sum[8][4] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
    const int r = t / 2, ka = t % 2 * 8, kb = t / 8, c = t % 8 * 8;
    *reinterpret_cast<uint4*>(&as[r][ka]) =
        row0 + r < M && k0 + ka < K ? *reinterpret_cast<const uint4*>(A + (size_t)(row0 + r) * K + k0 + ka) : none;
    *reinterpret_cast<uint4*>(&bs[kb][c]) =
        k0 + kb < K && col0 + c < N ? *reinterpret_cast<const uint4*>(B + (size_t)(k0 + kb) * N + col0 + c) : none;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      const half2* pair = reinterpret_cast<const half2*>(&bs[k][tx * 4]);
      const float2 u = __half22float2(pair[0]), v = __half22float2(pair[1]);
#pragma unroll
      for (int i = 0; i < 8; ++i) {
        const float a = __half2float(as[ty + 8 * i][k]);
        sum[i][0] += a * u.x, sum[i][1] += a * u.y, sum[i][2] += a * v.x, sum[i][3] += a * v.y;
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int row = row0 + ty + 8 * i, col = col0 + tx * 4;
    if (row >= M || col >= N) continue;
    half2* to = reinterpret_cast<half2*>(C + (size_t)row * N + col);
    to[0] = __floats2half2_rn(sum[i][0], sum[i][1]);
    to[1] = __floats2half2_rn(sum[i][2], sum[i][3]);
  }
}
