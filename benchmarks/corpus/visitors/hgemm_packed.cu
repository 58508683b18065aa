// float16 without tensor cores and with sums of float16, two to a word: 128 x 128 of C a block, eight by eight sums a
// thread, tiles fetched eight and four halves a load, A's turned. No edges: M and N multiples of 128, K of eight.
#include <cuda_fp16.h>

#define HALF2(p) (*reinterpret_cast<half2*>(p))
#define WORDS2(p) (*reinterpret_cast<float2*>(p))
#define WORDS4(p) (*reinterpret_cast<float4*>(p))

__global__ void __launch_bounds__(256) hgemm_packed(half* a, half* b, half* c, const int M, const int N, const int K) {
  constexpr int BM = 128, BN = 128, BK = 8, TM = 8, TN = 8;
  __shared__ __align__(16) half s_a[BK][BM];
  __shared__ __align__(16) half s_b[BK][BN];
  const int tx = threadIdx.x, ty = threadIdx.y, tid = ty * blockDim.x + tx;
  const int load_a_m = tid / 2, load_a_k = (tid % 2) * 4, load_b_k = tid / 32, load_b_n = (tid % 32) * 4;
  half r_a[4];
  half2 r_c[TM][TN / 2];
#pragma unroll
  for (int i = 0; i < TM; ++i)
#pragma unroll
    for (int j = 0; j < TN / 2; ++j) r_c[i][j] = __float2half2_rn(0.f);
  for (int bk = 0; bk < (K + BK - 1) / BK; ++bk) {
    WORDS2(r_a) = WORDS2(&a[(blockIdx.y * BM + load_a_m) * K + bk * BK + load_a_k]);
#pragma unroll
    for (int i = 0; i < 4; ++i) s_a[load_a_k + i][load_a_m] = r_a[i];
    WORDS2(&s_b[load_b_k][load_b_n]) = WORDS2(&b[(bk * BK + load_b_k) * N + blockIdx.x * BN + load_b_n]);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      half u[TM], v[TN];
      WORDS4(u) = WORDS4(&s_a[k][ty * TM]);
      WORDS4(v) = WORDS4(&s_b[k][tx * TN]);
#pragma unroll
      for (int m = 0; m < TM; ++m)
#pragma unroll
        for (int n = 0; n < TN / 2; ++n) r_c[m][n] = __hfma2(__half2half2(u[m]), HALF2(&v[2 * n]), r_c[m][n]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int m = 0; m < TM; ++m)
    WORDS4(&c[(blockIdx.y * BM + ty * TM + m) * N + blockIdx.x * BN + tx * TN]) = WORDS4(&r_c[m][0]);
}
