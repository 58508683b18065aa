// Names behind a namespace's alias, and an inline namespace.
#include <cuda_runtime.h>
#include <cstdint>
namespace lib::kernels {
inline namespace v2 {
  enum class Layout : int { kRow, kCol };
  template <Layout L> __device__ __forceinline__ int64_t offset(int r, int c, int ld);
  template <> __device__ __forceinline__ int64_t offset<Layout::kRow>(int r, int c, int ld) { return int64_t(r) * ld + c; }
  template <> __device__ __forceinline__ int64_t offset<Layout::kCol>(int r, int c, int ld) { return int64_t(c) * ld + r; }
  template <typename T, Layout LA, Layout LB, int BLOCK = 16>
  __global__ void matmul(const T* __restrict__ a, int lda, const T* __restrict__ b, int ldb, T* __restrict__ c, int ldc, int m, int n, int k) {
    const int i = blockIdx.x * BLOCK + threadIdx.x, j = blockIdx.y * BLOCK + threadIdx.y;
    if (i >= m || j >= n) return;
    T acc(0);
    for (int p = 0; p < k; ++p) acc += a[offset<LA>(i, p, lda)] * b[offset<LB>(p, j, ldb)];
    c[offset<Layout::kRow>(i, j, ldc)] = acc;
  }
}
}
namespace lib {
namespace k = kernels;
void matmul(const float* a, const float* b, float* c, int m, int n, int kk, cudaStream_t stream) {
  constexpr int B = 16;
  const dim3 block{B, B};
  const auto grid = dim3(unsigned((m + B - 1) / B), unsigned((n + B - 1) / B), 1u);
  k::matmul<float, k::Layout::kRow, k::Layout::kRow><<<grid, block, 0, stream>>>(a, kk, b, n, c, n, m, n, kk);
}
}
