// The function that makes tensor maps is asked of the driver; B is stored N x K, and swizzled.
#include <cuda.h>
#include <cudaTypedefs.h>
#include <cuda_fp16.h>
#include <cstdio>
#include <cstdint>
#define CHECK_CU(x) do { CUresult r = (x); if (r != CUDA_SUCCESS) { printf("cu error %d\n", (int)r); exit(1); } } while (0)
constexpr uint32_t TM = 64, TN = 64, TK = 64;
__device__ __forceinline__ uint32_t smem_u32(const void* p) { return (uint32_t)__cvta_generic_to_shared(p); }
__device__ __forceinline__ void mbar_init(uint64_t* b, int n) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(smem_u32(b)), "r"(n)); }
__device__ __forceinline__ void mbar_expect(uint64_t* b, int bytes) { asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(smem_u32(b)), "r"(bytes)); }
__device__ __forceinline__ void mbar_wait(uint64_t* b, int phase) {
  asm volatile("{\n.reg .pred p;\nL: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra D;\nbra L;\nD:\n}" ::"r"(smem_u32(b)), "r"(phase));
}
__device__ __forceinline__ void tma_load(void* dst, const CUtensorMap* map, uint64_t* bar, int c0, int c1) {
  asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4}], [%2];"
               ::"r"(smem_u32(dst)), "l"(map), "r"(smem_u32(bar)), "r"(c0), "r"(c1) : "memory");
}
// B is stored N x K
__global__ void __launch_bounds__(256) tma_nt(const __grid_constant__ CUtensorMap descA, const __grid_constant__ CUtensorMap descB, half* D, int m, int n, int k) {
  __shared__ alignas(1024) half a[TM * TK];
  __shared__ alignas(1024) half b[TN * TK];
  __shared__ uint64_t bar;
  if (threadIdx.x == 0) { mbar_init(&bar, 1); asm volatile("fence.proxy.async.shared::cta;"); }
  __syncthreads();
  int phase = 0, tr = threadIdx.x / 16 * 4, tc = threadIdx.x % 16 * 4;
  float acc[4][4] = {};
  for (int k0 = 0; k0 < k; k0 += TK) {
    if (threadIdx.x == 0) {
      mbar_expect(&bar, sizeof(a) + sizeof(b));
      tma_load(a, &descA, &bar, k0, blockIdx.y * TM);
      tma_load(b, &descB, &bar, k0, blockIdx.x * TN);
    }
    mbar_wait(&bar, phase);
    phase ^= 1;
    for (int kk = 0; kk < TK; ++kk)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
          int ra = tr + i, rb = tc + j;   // 128-byte swizzle: 16-byte chunks, xor with row mod 8
          acc[i][j] += __half2float(a[ra * TK + (((kk / 8) ^ (ra % 8)) * 8 + kk % 8)]) * __half2float(b[rb * TK + (((kk / 8) ^ (rb % 8)) * 8 + kk % 8)]);
        }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      int r = blockIdx.y * TM + tr + i, c = blockIdx.x * TN + tc + j;
      if (r < m && c < n) D[r * n + c] = __float2half(acc[i][j]);
    }
}
PFN_cuTensorMapEncodeTiled get_encode() {
  void* fn = nullptr; cudaDriverEntryPointQueryResult st;
  cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &fn, cudaEnableDefault, &st);
  return (PFN_cuTensorMapEncodeTiled)fn;
}
static CUtensorMap make_map(PFN_cuTensorMapEncodeTiled encode, half* ptr, uint64_t rows, uint64_t cols, uint32_t box_rows, uint32_t box_cols) {
  CUtensorMap map{};
  cuuint64_t dims[] = {cols, rows};
  cuuint64_t strides[] = {cols * sizeof(half)};
  cuuint32_t box[] = {box_cols, box_rows};
  cuuint32_t elem[] = {1, 1};
  CHECK_CU(encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 2, ptr, dims, strides, box, elem, CU_TENSOR_MAP_INTERLEAVE_NONE,
                  CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
  return map;
}
int main() {
  const int m = 256, n = 128, k = 192;
  half *A, *B, *D;
  cudaMalloc(&A, m * k * sizeof(half)); cudaMalloc(&B, n * k * sizeof(half)); cudaMalloc(&D, m * n * sizeof(half));
  auto encode = get_encode();
  CUtensorMap a = make_map(encode, A, m, k, TM, TK);
  CUtensorMap b = make_map(encode, B, n, k, TN, TK);
  dim3 grid((n + TN - 1) / TN, (m + TM - 1) / TM);
  tma_nt<<<grid, 256>>>(a, b, D, m, n, k);
  return cudaDeviceSynchronize();
}
