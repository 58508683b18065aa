// Rows of half2, counted in pairs, and B as its transpose.
#include "common.cuh"
#include <cuda_fp16.h>
#define GGML_UNUSED(x) (void)(x)
#define WARP_SIZE 32
static __device__ __forceinline__ float warp_reduce_sum(float x) {
#pragma unroll
  for (int offset = 16; offset > 0; offset >>= 1) x += __shfl_xor_sync(0xffffffff, x, offset, 32);
  return x;
}
template <int block_size>
static __global__ void mul_mat_vec_rows(const half2* __restrict__ x, const half2* __restrict__ y, float* __restrict__ dst, const int ncols2, const int nrows, const int ncols_dst) {
  const int row = blockIdx.x, col = blockIdx.y, tid = threadIdx.x;
  float sum = 0.0f;
  for (int c = tid; c < ncols2; c += block_size) {
    const float2 a = __half22float2(x[(size_t)row * ncols2 + c]);
    const float2 b = __half22float2(y[(size_t)col * ncols2 + c]);
    sum += a.x * b.x + a.y * b.y;
  }
  sum = warp_reduce_sum(sum);
  if (block_size > WARP_SIZE) {
    __shared__ float part[32];
    if (tid % WARP_SIZE == 0) part[tid / WARP_SIZE] = sum;
    __syncthreads();
    if (tid < WARP_SIZE) { sum = tid < block_size / WARP_SIZE ? part[tid] : 0.f; sum = warp_reduce_sum(sum); }
  }
  if (tid == 0) dst[(size_t)row * ncols_dst + col] = sum;
}
void mul_mat(const half* x, const half* y, float* dst, int64_t M, int64_t N, int64_t K, cudaStream_t stream) {
  constexpr int block_size = 128;
  const dim3 block_nums(M, N, 1);
  const dim3 block_dims(block_size, 1, 1);
  mul_mat_vec_rows<block_size><<<block_nums, block_dims, 0, stream>>>((const half2*)x, (const half2*)y, dst, K / 2, M, N);
}
