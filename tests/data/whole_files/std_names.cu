// Names of std in the kernel, and a function that returns the grid.
#include <cuda_runtime.h>
#include <cstdint>
#include <cstddef>
#include <vector>
#include <array>
#include <tuple>
struct Shape3 { std::size_t m, n, k; };
__global__ void product(float* __restrict__ out, float const* __restrict__ left, float const* __restrict__ right, std::size_t const m, std::size_t const n, std::size_t const k) {
  auto const col = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
  auto const row = static_cast<std::size_t>(blockIdx.y) * blockDim.y + threadIdx.y;
  if (row >= m or col >= n) return;
  float acc{};
  for (std::size_t i = 0; i != k; ++i) acc = std::fma(left[row * k + i], right[i * n + col], acc);
  out[row * n + col] = acc;
}
auto blocks_for(Shape3 const& s, dim3 const& t) -> dim3 { return {static_cast<unsigned>((s.n + t.x - 1) / t.x), static_cast<unsigned>((s.m + t.y - 1) / t.y), 1u}; }
void multiply(std::vector<float> const& a, std::vector<float> const& b, std::vector<float>& c, Shape3 const shape) {
  float *da{}, *db{}, *dc{};
  cudaMalloc(&da, a.size() * sizeof(float)); cudaMalloc(&db, b.size() * sizeof(float)); cudaMalloc(&dc, c.size() * sizeof(float));
  dim3 const threads{16, 16};
  product<<<blocks_for(shape, threads), threads>>>(dc, da, db, shape.m, shape.n, shape.k);
}
