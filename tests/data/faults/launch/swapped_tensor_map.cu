// finds: swapped-map
// problem: 128 256 192
// The host describes B, which is K x N, as N x K.
#include <cuda.h>
#include <cuda_bf16.h>
#include <cassert>
#include <cstdint>
constexpr int BM = 64, BN = 64, BK = 64;
__global__ void boxes(const __grid_constant__ CUtensorMap tA, const __grid_constant__ CUtensorMap tB, float *C, int M,
                      int N, int K) {
  __shared__ alignas(128) __nv_bfloat16 sA[BM * BK];
  __shared__ alignas(128) __nv_bfloat16 sB[BK * BN];
  __shared__ alignas(8) unsigned long long bar;
  const unsigned b = (unsigned)__cvta_generic_to_shared(&bar);
  const unsigned a0 = (unsigned)__cvta_generic_to_shared(sA), b0 = (unsigned)__cvta_generic_to_shared(sB);
  const int t = threadIdx.x;
  if (t == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(b));
    asm volatile("fence.proxy.async;");
  }
  __syncthreads();
  float sum[16] = {};
  for (int k = 0, phase = 0; k < K; k += BK, phase ^= 1) {
    if (t == 0) {
      asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;" ::"r"(b), "r"((BM * BK + BK * BN) * 2));
      asm volatile(
          "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2,%3}], [%4];" ::"r"(
              a0), "l"(&tA), "r"(k), "r"((int)blockIdx.y * BM), "r"(b) : "memory");
      asm volatile(
          "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2,%3}], [%4];" ::"r"(
              b0), "l"(&tB), "r"((int)blockIdx.x * BN), "r"(k), "r"(b) : "memory");
    }
    asm volatile("{.reg .pred p; W: mbarrier.try_wait.parity.shared.b64 p,[%0],%1; @!p bra W;}" ::"r"(b), "r"(phase)
                 : "memory");
    for (int i = 0; i < 16; i++) {
      const int e = t + 256 * i, r = e / BN, c = e % BN;
      for (int p = 0; p < BK; p++) sum[i] += __bfloat162float(sA[r * BK + p]) * __bfloat162float(sB[p * BN + c]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 16; i++) {
    const int e = t + 256 * i, r = blockIdx.y * BM + e / BN, c = blockIdx.x * BN + e % BN;
    if (r < M && c < N) C[(size_t)r * N + c] = sum[i];
  }
}
CUtensorMap describe(__nv_bfloat16 *p, uint64_t rows, uint64_t columns, uint32_t box_rows, uint32_t box_columns) {
  CUtensorMap map;
  cuuint64_t sizes[2] = {columns, rows}, strides[1] = {columns * sizeof(__nv_bfloat16)};
  cuuint32_t box[2] = {box_columns, box_rows}, steps[2] = {1, 1};
  CUresult result = cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2, p, sizes, strides, box, steps,
                                           CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                                           CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  assert(result == CUDA_SUCCESS);
  return map;
}
int main() {
  int M = 512, N = 512, K = 512;
  __nv_bfloat16 *A, *B;
  float *C;
  cudaMalloc(&A, M * K * 2);
  cudaMalloc(&B, K * N * 2);
  cudaMalloc(&C, M * N * 4);
  auto left = describe(A, M, K, BM, BK);
#ifdef REPAIRED
  auto right = describe(B, K, N, BK, BN);
#else
  auto right = describe(B, N, K, BK, BN);  // fault
#endif
  dim3 grid((N + BN - 1) / BN, (M + BM - 1) / BM);
  boxes<<<grid, 256>>>(left, right, C, M, N, K);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
}
