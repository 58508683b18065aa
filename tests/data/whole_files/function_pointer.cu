// The instance is first given a name, and launched through it; types and constants come from a traits struct.
#include <cstdio>
#include <type_traits>

struct Config {
  static constexpr int kBlock = 16;
  static constexpr bool kGuard = true;
  using Element = float;
};

template <typename C>
__global__ void configured(const typename C::Element *A, const typename C::Element *B, typename C::Element *D, int M, int N,
                           int K) {
  static_assert(std::is_same<typename C::Element, float>::value, "float only");
  const int row = blockIdx.y * C::kBlock + threadIdx.y, col = blockIdx.x * C::kBlock + threadIdx.x;
  if constexpr (C::kGuard) {
    if (row >= M || col >= N) return;
  }
  typename C::Element sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  D[row * N + col] = sum;
}

void go(const float *A, const float *B, float *D, int M, int N, int K) {
  auto kernel = configured<Config>;
  dim3 threads(Config::kBlock, Config::kBlock);
  dim3 blocks((N + Config::kBlock - 1) / Config::kBlock, (M + Config::kBlock - 1) / Config::kBlock);
  kernel<<<blocks, threads>>>(A, B, D, M, N, K);
}
