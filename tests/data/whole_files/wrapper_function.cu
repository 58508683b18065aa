// The launch is in a function that gets the sizes as parameters; streams, and a grid made member by member.
#include <cuda_runtime.h>
#include <stdexcept>
#include <string>

__global__ void __launch_bounds__(256) product(float *out, const float *lhs, const float *rhs, size_t rows, size_t inner,
                                               size_t cols) {
  const size_t j = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
  const size_t i = blockIdx.y * size_t(blockDim.y) + threadIdx.y;
  if (i >= rows || j >= cols) return;
  float total = 0.f;
  for (size_t p = 0; p < inner; ++p) total += lhs[i * inner + p] * rhs[p * cols + j];
  out[i * cols + j] = total;
}

static void check(cudaError_t error, const std::string &what) {
  if (error != cudaSuccess) throw std::runtime_error(what + ": " + cudaGetErrorString(error));
}

void multiply(const float *a, const float *b, float *c, size_t rows, size_t inner, size_t cols, cudaStream_t stream) {
  dim3 block;
  block.x = 32;
  block.y = 8;
  dim3 grid;
  grid.x = (cols + block.x - 1) / block.x;
  grid.y = (rows + block.y - 1) / block.y;
  product<<<grid, block, 0, stream>>>(c, a, b, rows, inner, cols);
  check(cudaGetLastError(), "product");
}
