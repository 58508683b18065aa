// Tests and benchmarks of other frameworks around the kernel.
#include <benchmark/benchmark.h>
#include <gtest/gtest.h>
#include <array>
#include <optional>
#include <string_view>

#define SAFE(expr) ASSERT_EQ(cudaSuccess, (expr))

namespace {
constexpr int kWarp = 32;
struct Sizes {
  int m, n, k;
  std::string_view name;
};
const std::array<Sizes, 2> kAll = {{{16, 32, 8, "small"}, {512, 512, 512, "large"}}};

__global__ void one_warp_a_row(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int m, int n,
                               int k) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= m) return;
  for (int col = threadIdx.x; col < n; col += kWarp) {
    float sum = 0.f;
    for (int i = 0; i < k; ++i) sum += a[row * k + i] * b[i * n + col];
    c[row * n + col] = sum;
  }
}
}  // namespace

class GemmTest : public ::testing::TestWithParam<Sizes> {
 protected:
  void SetUp() override { SAFE(cudaMalloc(&a_, 4)); }
  float *a_ = nullptr, *b_ = nullptr, *c_ = nullptr;
};

TEST_P(GemmTest, Matches) {
  const auto [m, n, k, name] = GetParam();
  const int warps = 4;
  one_warp_a_row<<<(m + warps - 1) / warps, dim3(kWarp, warps)>>>(a_, b_, c_, m, n, k);
  SAFE(cudaGetLastError());
}

INSTANTIATE_TEST_SUITE_P(All, GemmTest, ::testing::ValuesIn(kAll));

static void BM_gemm(benchmark::State &state) {
  for (auto _ : state) benchmark::DoNotOptimize(kAll[0].m);
}
BENCHMARK(BM_gemm)->Range(8, 512)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
