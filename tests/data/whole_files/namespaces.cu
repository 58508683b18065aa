// Nested namespaces, an alias for them at the launch, and a using-directive.
#include <cstddef>
#include <iostream>

namespace linalg::detail {
inline namespace v1 {
constexpr int kSide = 16;
__device__ inline float mac(float a, float b, float c) { return fmaf(a, b, c); }
}  // namespace v1

namespace kernels {
static __global__ void product(const float *A, const float *B, float *C, int M, int N, int K) {
  const int row = blockIdx.y * kSide + threadIdx.y;
  const int col = blockIdx.x * kSide + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.f;
  for (int k = 0; k < K; ++k) sum = mac(A[row * K + k], B[k * N + col], sum);
  C[row * N + col] = sum;
}
}  // namespace kernels
}  // namespace linalg::detail

namespace linalg {
template <class A, class B>
constexpr auto divide_up(A a, B b) {
  return (a + b - 1) / b;
}

void multiply(const float *A, const float *B, float *C, int M, int N, int K) {
  namespace k = detail::kernels;
  using detail::kSide;
  const dim3 grid{static_cast<unsigned>(divide_up(N, kSide)), static_cast<unsigned>(divide_up(M, kSide))};
  k::product<<<grid, dim3{kSide, kSide}>>>(A, B, C, M, N, K);
}
}  // namespace linalg
