// float16 on tensor cores as libraries write it: 16 bytes a copy by cp.async into a ring of three pairs of tiles, whose
// chunks are exclusive-ored with their row, ldmatrix, and 64 x 32 of C a warp by mma.sync. K and N multiples of eight.
#include <cuda_fp16.h>

namespace {
constexpr int BM = 128, BN = 64, BK = 32, STAGES = 3;

__device__ unsigned place(const half* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void copy16(half* to, const half* from, bool exists) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(place(to)), "l"(from), "r"(exists ? 16 : 0) : "memory");
}

__device__ half* chunk_a(half* tile, int row, int chunk) { return tile + row * BK + ((chunk ^ (row / 2 % 4)) * 8); }
__device__ half* chunk_b(half* tile, int k, int chunk) { return tile + k * BN + ((chunk ^ (k % 8)) * 8); }
}  // namespace

__global__ void __launch_bounds__(128) half_mma_stages(const half* A, const half* B, float* C, int M, int N, int K) {
  __shared__ __align__(128) half as[STAGES][BM * BK];
  __shared__ __align__(128) half bs[STAGES][BK * BN];
  const int t = threadIdx.x, lane = t % 32, warp = t / 32;
  const int row0 = blockIdx.y * BM, col0 = blockIdx.x * BN, wm = warp / 2 * 64, wn = warp % 2 * 32;
  const int steps = (K + BK - 1) / BK;

  auto fetch = [&](int step) {
    if (step < steps) {
      const int stage = step % STAGES, k0 = step * BK;
#pragma unroll
      for (int i = 0; i < BM * BK / 8 / 128; ++i) {
        const int e = t + i * 128, r = e / 4, c = e % 4;
        const bool in = row0 + r < M && k0 + c * 8 < K;
        copy16(chunk_a(as[stage], r, c), in ? A + (size_t)(row0 + r) * K + k0 + c * 8 : A, in);
      }
#pragma unroll
      for (int i = 0; i < BK * BN / 8 / 128; ++i) {
        const int e = t + i * 128, k = e / 8, c = e % 8;
        const bool in = k0 + k < K && col0 + c * 8 < N;
        copy16(chunk_b(bs[stage], k, c), in ? B + (size_t)(k0 + k) * N + col0 + c * 8 : B, in);
      }
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };

  for (int s = 0; s < STAGES - 1; ++s) fetch(s);
  float sum[4][4][4] = {};
  for (int step = 0; step < steps; ++step) {
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    fetch(step + STAGES - 1);
    half *a_tile = as[step % STAGES], *b_tile = bs[step % STAGES];
#pragma unroll
    for (int kk = 0; kk < BK; kk += 16) {
      unsigned a[4][4], b[4][2];
#pragma unroll
      for (int i = 0; i < 4; ++i)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(a[i][0]), "=r"(a[i][1]), "=r"(a[i][2]), "=r"(a[i][3])
                     : "r"(place(chunk_a(a_tile, wm + i * 16 + lane % 16, kk / 8 + lane / 16))));
#pragma unroll
      for (int j = 0; j < 4; j += 2)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(b[j][0]), "=r"(b[j][1]), "=r"(b[j + 1][0]), "=r"(b[j + 1][1])
                     : "r"(place(chunk_b(b_tile, kk + lane % 16, wn / 8 + j + lane / 16))));
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          asm volatile(
              "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
              "{%0, %1, %2, %3};"
              : "+f"(sum[i][j][0]), "+f"(sum[i][j][1]), "+f"(sum[i][j][2]), "+f"(sum[i][j][3])
              : "r"(a[i][0]), "r"(a[i][1]), "r"(a[i][2]), "r"(a[i][3]), "r"(b[j][0]), "r"(b[j][1]));
    }
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
#pragma unroll
      for (int h = 0; h < 2; ++h) {
        const int row = row0 + wm + i * 16 + h * 8 + lane / 4, col = col0 + wn + j * 8 + lane % 4 * 2;
        if (row < M && col < N)
          *reinterpret_cast<float2*>(C + (size_t)row * N + col) = make_float2(sum[i][j][h * 2], sum[i][j][h * 2 + 1]);
      }
}
