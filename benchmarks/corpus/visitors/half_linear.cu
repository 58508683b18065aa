// A linear layer of float16 on tensor cores: Y = X * W^T + bias, W stored as outputs by inputs, as PyTorch does. 128 x 128
// of Y a block of eight warps, 64 x 32 a warp; padded tiles, ldmatrix, mma.sync, the next tiles wait in registers.
// K a multiple of eight, N even.
#include <cuda_fp16.h>

namespace {
constexpr int BM = 128, BN = 128, BK = 32, PITCH = BK + 8;

__device__ __forceinline__ void load_fragment(unsigned (&r)[4], const half* p) {
  const unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(p));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(at));
}

__device__ __forceinline__ void multiply(float (&d)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}
}  // namespace

__global__ void __launch_bounds__(256) half_linear(const half* __restrict__ X, const half* __restrict__ W,
                                                   const half* __restrict__ bias, half* __restrict__ Y, int M, int N, int K) {
  __shared__ __align__(16) half xs[BM * PITCH];
  __shared__ __align__(16) half ws[BN * PITCH];
  const int t = threadIdx.x, lane = t % 32, warp = t / 32, row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  const int wm = warp / 4 * 64, wn = warp % 4 * 32;
  const uint4 none = make_uint4(0, 0, 0, 0);
  uint4 x_next[2], w_next[2];
  auto fetch = [&](int k0) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int r = t / 4 + 64 * i, k = k0 + t % 4 * 8;
      x_next[i] = row0 + r < M && k < K ? *reinterpret_cast<const uint4*>(X + (size_t)(row0 + r) * K + k) : none;
      w_next[i] = col0 + r < N && k < K ? *reinterpret_cast<const uint4*>(W + (size_t)(col0 + r) * K + k) : none;
    }
  };
  float acc[4][4][4] = {};
  fetch(0);
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      *reinterpret_cast<uint4*>(xs + (t / 4 + 64 * i) * PITCH + t % 4 * 8) = x_next[i];
      *reinterpret_cast<uint4*>(ws + (t / 4 + 64 * i) * PITCH + t % 4 * 8) = w_next[i];
    }
    __syncthreads();
    if (k0 + BK < K) fetch(k0 + BK);
#pragma unroll
    for (int kk = 0; kk < BK; kk += 16) {
      unsigned a[4][4], b[2][4];
#pragma unroll
      for (int i = 0; i < 4; ++i) load_fragment(a[i], xs + (wm + 16 * i + lane % 16) * PITCH + kk + lane / 16 * 8);
#pragma unroll
      for (int j = 0; j < 2; ++j)
        load_fragment(b[j], ws + (wn + 16 * j + lane / 16 * 8 + lane % 8) * PITCH + kk + lane / 8 % 2 * 8);
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) multiply(acc[i][j], a[i], b[j / 2][j % 2 * 2], b[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int j = 0; j < 4; ++j) {
    const int col = col0 + wn + 8 * j + lane % 4 * 2;
    if (col >= N) continue;
    const float2 b = __half22float2(*reinterpret_cast<const half2*>(bias + col));
#pragma unroll
    for (int i = 0; i < 4; ++i)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const int row = row0 + wm + 16 * i + 8 * h + lane / 4;
        if (row < M)
          *reinterpret_cast<half2*>(Y + (size_t)row * N + col) =
              __floats2half2_rn(acc[i][j][2 * h] + b.x, acc[i][j][2 * h + 1] + b.y);
      }
  }
}
