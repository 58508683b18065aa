// Tile sizes are static members of a class template, and the matrices members of a structure.
#include <cuda_runtime.h>
#include <cstdio>
namespace gemm { namespace detail {
template <int BM_, int BN_, int BK_, int TM_, int TN_>
struct TileConfig {
  static constexpr int BM = BM_, BN = BN_, BK = BK_, TM = TM_, TN = TN_;
  static constexpr int kThreads = (BM / TM) * (BN / TN);
  static_assert(kThreads % 32 == 0, "whole warps");
};
struct Params {
  const float* __restrict__ A;
  const float* __restrict__ B;
  float* __restrict__ C;
  int M, N, K;
  int lda, ldb, ldc;
  float alpha, beta;
};
template <typename Cfg>
__global__ void __launch_bounds__(Cfg::kThreads) kernel(const Params p) {
  __shared__ float As[Cfg::BK][Cfg::BM];
  __shared__ float Bs[Cfg::BK][Cfg::BN];
  const int tid = threadIdx.x;
  const int row0 = blockIdx.y * Cfg::BM, col0 = blockIdx.x * Cfg::BN;
  const int ty = tid / (Cfg::BN / Cfg::TN), tx = tid % (Cfg::BN / Cfg::TN);
  float acc[Cfg::TM][Cfg::TN] = {};
  for (int k0 = 0; k0 < p.K; k0 += Cfg::BK) {
    for (int i = tid; i < Cfg::BM * Cfg::BK; i += Cfg::kThreads) {
      int r = i / Cfg::BK, c = i % Cfg::BK;
      As[c][r] = (row0 + r < p.M && k0 + c < p.K) ? p.A[(row0 + r) * p.lda + k0 + c] : 0.f;
    }
    for (int i = tid; i < Cfg::BK * Cfg::BN; i += Cfg::kThreads) {
      int r = i / Cfg::BN, c = i % Cfg::BN;
      Bs[r][c] = (k0 + r < p.K && col0 + c < p.N) ? p.B[(k0 + r) * p.ldb + col0 + c] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < Cfg::BK; ++k)
#pragma unroll
      for (int i = 0; i < Cfg::TM; ++i)
#pragma unroll
        for (int j = 0; j < Cfg::TN; ++j) acc[i][j] += As[k][ty * Cfg::TM + i] * Bs[k][tx * Cfg::TN + j];
    __syncthreads();
  }
  for (int i = 0; i < Cfg::TM; ++i)
    for (int j = 0; j < Cfg::TN; ++j) {
      int r = row0 + ty * Cfg::TM + i, c = col0 + tx * Cfg::TN + j;
      if (r < p.M && c < p.N) p.C[r * p.ldc + c] = p.alpha * acc[i][j] + (p.beta == 0.f ? 0.f : p.beta * p.C[r * p.ldc + c]);
    }
}
template <typename Cfg>
cudaError_t launch(const Params& p, cudaStream_t s) {
  dim3 grid((p.N + Cfg::BN - 1) / Cfg::BN, (p.M + Cfg::BM - 1) / Cfg::BM);
  kernel<Cfg><<<grid, Cfg::kThreads, 0, s>>>(p);
  return cudaGetLastError();
}
}}  // namespace gemm::detail
using Default = gemm::detail::TileConfig<64, 64, 8, 4, 4>;
int main() {
  gemm::detail::Params p{};
  p.M = 256; p.N = 192; p.K = 128;
  p.lda = p.K; p.ldb = p.N; p.ldc = p.N;
  p.alpha = 1.f; p.beta = 0.f;
  return gemm::detail::launch<Default>(p, nullptr);
}
