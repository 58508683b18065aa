// A kernel that one header declares and another, which it includes, defines.
#include "include/declared.cuh"
#include <cuda_runtime.h>
#include <vector>
int main() {
  const std::size_t M = 50, N = 70, K = 30;
  float *a, *b, *c; cudaMalloc(&a, M * K * sizeof(float)); cudaMalloc(&b, K * N * sizeof(float)); cudaMalloc(&c, M * N * sizeof(float));
  proj::gemm<float>(a, b, c, M, N, K);
  return cudaDeviceSynchronize() != cudaSuccess;
}
