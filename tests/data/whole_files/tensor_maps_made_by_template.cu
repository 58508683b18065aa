// Tensor maps made by a template, whose sizes are its arguments.
// Hopper GEMM, TMA loads, plain FFMA compute
#include <cuda.h>
#include <cudaTypedefs.h>
#include <cuda_bf16.h>
#include <cuda/barrier>
#include <cstdio>
#include <cstdlib>
#include <cassert>
using barrier = cuda::barrier<cuda::thread_scope_block>;
namespace cde = cuda::device::experimental;
typedef __nv_bfloat16 bf16;
constexpr int BM = 64, BN = 64, BK = 32;

__global__ void __launch_bounds__(256) gemm_tma(const __grid_constant__ CUtensorMap tensorMapA, const __grid_constant__ CUtensorMap tensorMapB, float* C, int M, int N, int K) {
  __shared__ alignas(128) bf16 sA[BM * BK];
  __shared__ alignas(128) bf16 sB[BK * BN];
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ barrier bar;
  if (threadIdx.x == 0) { init(&bar, blockDim.x); cde::fence_proxy_async_shared_cta(); }
  __syncthreads();
  float acc[16] = {0};
  int tr = (threadIdx.x / 16) * 4, tc = (threadIdx.x % 16) * 4;
  int m0 = blockIdx.y * BM, n0 = blockIdx.x * BN;
  barrier::arrival_token token;
  for (int k0 = 0; k0 < K; k0 += BK) {
    if (threadIdx.x == 0) {
      cde::cp_async_bulk_tensor_2d_global_to_shared(&sA[0], &tensorMapA, k0, m0, bar);
      cde::cp_async_bulk_tensor_2d_global_to_shared(&sB[0], &tensorMapB, n0, k0, bar);
      token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(sA) + sizeof(sB));
    } else {
      token = bar.arrive();
    }
    bar.wait(std::move(token));
    for (int k = 0; k < BK; k++)
      for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
          acc[i * 4 + j] += __bfloat162float(sA[(tr + i) * BK + k]) * __bfloat162float(sB[k * BN + tc + j]);
    __syncthreads();
  }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      if (m0 + tr + i < M && n0 + tc + j < N) C[(m0 + tr + i) * N + n0 + tc + j] = acc[i * 4 + j];
}

template <int BlockMajorSize, int BlockMinorSize>
CUtensorMap create_tensor_map(bf16* gmem_ptr, int global_height, int global_width) {
  CUtensorMap tma_map;
  void* gmem_address = (void*)gmem_ptr;
  uint64_t gmem_prob_shape[2] = {(uint64_t)global_width, (uint64_t)global_height};
  uint64_t gmem_prob_stride[1] = {sizeof(bf16) * global_width};
  uint32_t smem_box_shape[2] = {uint32_t(BlockMinorSize), uint32_t(BlockMajorSize)};
  uint32_t smem_box_stride[2] = {1, 1};
  CUresult result = cuTensorMapEncodeTiled(&tma_map, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2, gmem_address, gmem_prob_shape,
      gmem_prob_stride, smem_box_shape, smem_box_stride, CU_TENSOR_MAP_INTERLEAVE_NONE,
      CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  assert(result == CUDA_SUCCESS);
  return tma_map;
}

void run(bf16* A, bf16* B, float* C, int M, int N, int K) {
  CUtensorMap mapA = create_tensor_map<BM, BK>(A, M, K);
  CUtensorMap mapB = create_tensor_map<BK, BN>(B, K, N);
  dim3 grid((N + BN - 1) / BN, (M + BM - 1) / BM);
  gemm_tma<<<grid, 256>>>(mapA, mapB, C, M, N, K);
}
int main() {
  int M = 256, N = 256, K = 256;
  bf16 *dA, *dB; float* dC;
  cudaMalloc(&dA, sizeof(bf16) * M * K);
  cudaMalloc(&dB, sizeof(bf16) * K * N);
  cudaMalloc(&dC, sizeof(float) * M * N);
  run(dA, dB, dC, M, N, K);
  cudaDeviceSynchronize();
}
