// Tensor maps of A, B and C, made by a static member function.
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda/barrier>
#include <stdexcept>
#include <string>
using bf16 = __nv_bfloat16;
namespace ptx_ = cuda::device::experimental;
using Bar = cuda::barrier<cuda::thread_scope_block>;
template <int BM, int BN, int BK>
__global__ void __launch_bounds__(128) gemm_tma_all(__grid_constant__ const CUtensorMap tmA, __grid_constant__ const CUtensorMap tmB, __grid_constant__ const CUtensorMap tmC, int K) {
  extern __shared__ __align__(128) unsigned char smem[];
  bf16* sA = reinterpret_cast<bf16*>(smem);
  bf16* sB = sA + BM * BK;
  bf16* sC = sB + BK * BN;
  __shared__ Bar bar;
  if (threadIdx.x == 0) { init(&bar, blockDim.x); ptx_::fence_proxy_async_shared_cta(); }
  __syncthreads();
  float acc[8][4] = {};
  const int tr = threadIdx.x / 16 * 8, tc = threadIdx.x % 16 * 4;
  for (int k0 = 0; k0 < K; k0 += BK) {
    Bar::arrival_token t;
    if (threadIdx.x == 0) {
      ptx_::cp_async_bulk_tensor_2d_global_to_shared(sA, &tmA, k0, blockIdx.y * BM, bar);
      ptx_::cp_async_bulk_tensor_2d_global_to_shared(sB, &tmB, blockIdx.x * BN, k0, bar);
      t = cuda::device::barrier_arrive_tx(bar, 1, (BM * BK + BK * BN) * sizeof(bf16));
    } else t = bar.arrive();
    bar.wait(std::move(t));
    for (int k = 0; k < BK; ++k)
      for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 4; ++j) acc[i][j] += __bfloat162float(sA[(tr + i) * BK + k]) * __bfloat162float(sB[k * BN + tc + j]);
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 4; ++j) sC[(tr + i) * BN + tc + j] = __float2bfloat16(acc[i][j]);
  ptx_::fence_proxy_async_shared_cta();
  __syncthreads();
  if (threadIdx.x == 0) {
    ptx_::cp_async_bulk_tensor_2d_shared_to_global(&tmC, blockIdx.x * BN, blockIdx.y * BM, sC);
    ptx_::cp_async_bulk_commit_group();
    ptx_::cp_async_bulk_wait_group_read<0>();
  }
}
class TmaDescriptor {
 public:
  static CUtensorMap make2D(const bf16* base, int rows, int cols, int boxRows, int boxCols) {
    CUtensorMap m;
    const cuuint64_t size[2] = {static_cast<cuuint64_t>(cols), static_cast<cuuint64_t>(rows)};
    const cuuint64_t stride[1] = {static_cast<cuuint64_t>(cols) * sizeof(bf16)};
    const cuuint32_t box[2] = {static_cast<cuuint32_t>(boxCols), static_cast<cuuint32_t>(boxRows)};
    const cuuint32_t ones[2] = {1, 1};
    auto r = cuTensorMapEncodeTiled(&m, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2, const_cast<bf16*>(base), size, stride, box, ones,
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (r != CUDA_SUCCESS) throw std::runtime_error("encode failed: " + std::to_string(r));
    return m;
  }
};
void gemm(const bf16* A, const bf16* B, bf16* C, int M, int N, int K, cudaStream_t s) {
  constexpr int BM = 64, BN = 64, BK = 32;
  const auto tA = TmaDescriptor::make2D(A, M, K, BM, BK);
  const auto tB = TmaDescriptor::make2D(B, K, N, BK, BN);
  const auto tC = TmaDescriptor::make2D(C, M, N, BM, BN);
  auto kernel = &gemm_tma_all<BM, BN, BK>;
  constexpr int bytes = (BM * BK + BK * BN + BM * BN) * sizeof(bf16);
  cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  kernel<<<dim3((N + BN - 1) / BN, (M + BM - 1) / BM), 128, bytes, s>>>(tA, tB, tC, K);
}
