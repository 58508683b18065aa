// Blocks in clusters, launched by cudaLaunchKernelEx: a grid of odd width is none.
#include <cstdio>

#include <cuda_runtime.h>

__global__ void __cluster_dims__(2, 1, 1) paired(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * 16 + threadIdx.x, row = blockIdx.y * 16 + threadIdx.y;
  if (row < M && col < N) {
    float sum = 0;
    for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}

void multiply(const float* A, const float* B, float* C, int M, int N, int K) {
  cudaLaunchConfig_t config = {0};
  config.gridDim = dim3(N / 16, M / 16);
  config.blockDim = dim3(16, 16);
  config.dynamicSmemBytes = 0;
  cudaLaunchAttribute attributes[1];
  config.attrs = attributes;
  config.numAttrs = 0;
  cudaLaunchKernelEx(&config, paired, A, B, C, M, N, K);
}
