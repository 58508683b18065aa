// Tensor core instructions in assembly behind macros, and a div_ceil of its own.
#include <cuda_fp16.h>
#include <cstdint>
#include <cstdio>
#define LDMATRIX_X4(R0, R1, R2, R3, addr) asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n" : "=r"(R0), "=r"(R1), "=r"(R2), "=r"(R3) : "r"(addr))
#define LDMATRIX_X2T(R0, R1, addr) asm volatile("ldmatrix.sync.aligned.x2.trans.m8n8.shared.b16 {%0, %1}, [%2];\n" : "=r"(R0), "=r"(R1) : "r"(addr))
#define HMMA16816(RD0, RD1, RA0, RA1, RA2, RA3, RB0, RB1, RC0, RC1) asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};\n" : "=r"(RD0), "=r"(RD1) : "r"(RA0), "r"(RA1), "r"(RA2), "r"(RA3), "r"(RB0), "r"(RB1), "r"(RC0), "r"(RC1))
#define CP_ASYNC_CG(dst, src, bytes) asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], %2;\n" ::"r"(dst), "l"(src), "n"(bytes))
#define CP_ASYNC_COMMIT_GROUP() asm volatile("cp.async.commit_group;\n" ::)
#define CP_ASYNC_WAIT_GROUP(n) asm volatile("cp.async.wait_group %0;\n" ::"n"(n))
#define HOST_DEVICE_INLINE __device__ __host__ inline
HOST_DEVICE_INLINE int div_ceil(int a, int b) { return (a % b != 0) ? (a / b + 1) : (a / b); }
template <const int MMA_M = 16, const int MMA_N = 8, const int MMA_K = 16, const int K_STAGE = 2>
__global__ void hgemm_mma_m16n8k16_stages_kernel(half* A, half* B, half* C, int M, int N, int K) {
  const int bx = blockIdx.x, by = blockIdx.y;
  const int NUM_K_TILES = div_ceil(K, MMA_K);
  __shared__ half s_a[K_STAGE][MMA_M][MMA_K];
  __shared__ half s_b[K_STAGE][MMA_K][MMA_N];
  const int lane = threadIdx.x % 32;
  auto load = [&](int stage, int k) {
    uint32_t pa = __cvta_generic_to_shared(&s_a[stage][lane / 2][(lane % 2) * 8]);
    CP_ASYNC_CG(pa, &A[(by * MMA_M + lane / 2) * K + k * MMA_K + (lane % 2) * 8], 16);
    if (lane < MMA_K) {
      uint32_t pb = __cvta_generic_to_shared(&s_b[stage][lane][0]);
      CP_ASYNC_CG(pb, &B[(k * MMA_K + lane) * N + bx * MMA_N], 16);
    }
    CP_ASYNC_COMMIT_GROUP();
  };
  uint32_t RC[2] = {0, 0};
  load(0, 0);
  for (int k = 1; k <= NUM_K_TILES; ++k) {
    if (k < NUM_K_TILES) { load(k % K_STAGE, k); CP_ASYNC_WAIT_GROUP(1); } else { CP_ASYNC_WAIT_GROUP(0); }
    __syncthreads();
    uint32_t RA[4], RB[2];
    const int s = (k - 1) % K_STAGE;
    uint32_t la = __cvta_generic_to_shared(&s_a[s][lane % 16][(lane / 16) * 8]);
    LDMATRIX_X4(RA[0], RA[1], RA[2], RA[3], la);
    uint32_t lb = __cvta_generic_to_shared(&s_b[s][lane % 16][0]);
    LDMATRIX_X2T(RB[0], RB[1], lb);
    HMMA16816(RC[0], RC[1], RA[0], RA[1], RA[2], RA[3], RB[0], RB[1], RC[0], RC[1]);
    __syncthreads();
  }
  int r = by * MMA_M + lane / 4, c = bx * MMA_N + (lane % 4) * 2;
  *reinterpret_cast<uint32_t*>(&C[r * N + c]) = RC[0];
  *reinterpret_cast<uint32_t*>(&C[(r + 8) * N + c]) = RC[1];
}
#include <torch/types.h>
#include <torch/extension.h>
void hgemm_mma_stages(torch::Tensor a, torch::Tensor b, torch::Tensor c) {
  const int M = a.size(0);
  const int K = a.size(1);
  const int N = b.size(1);
  constexpr int MMA_M = 16, MMA_N = 8, MMA_K = 16;
  dim3 block(32);
  dim3 grid(div_ceil(N, MMA_N), div_ceil(M, MMA_M));
  hgemm_mma_m16n8k16_stages_kernel<MMA_M, MMA_N, MMA_K, 2><<<grid, block>>>(reinterpret_cast<half*>(a.data_ptr()), reinterpret_cast<half*>(b.data_ptr()), reinterpret_cast<half*>(c.data_ptr()), M, N, K);
}
