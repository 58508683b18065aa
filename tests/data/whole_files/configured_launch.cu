// A launch by cudaLaunchKernelEx: grid and block are members of a configuration.
#include <cuda_runtime.h>
#include <cstdio>
#include <utility>
template <int BM, int BN>
__global__ void __cluster_dims__(1, 1, 1) ex_kernel(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * BM + threadIdx.y, col = blockIdx.x * BN + threadIdx.x;
  if (row < M && col < N) {
    float s = 0;
    for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}
int main() {
  int M = 100, N = 120, K = 80;
  float *dA, *dB, *dC;
  cudaMalloc(&dA, M * K * sizeof(float)); cudaMalloc(&dB, K * N * sizeof(float)); cudaMalloc(&dC, M * N * sizeof(float));
  cudaLaunchConfig_t config = {0};
  config.gridDim = dim3((N + 31) / 32, (M + 7) / 8);
  config.blockDim = dim3(32, 8);
  config.dynamicSmemBytes = 0;
  cudaLaunchAttribute attribute[1];
  attribute[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
  attribute[0].val.programmaticStreamSerializationAllowed = 1;
  config.attrs = attribute;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, ex_kernel<8, 32>, (const float*)dA, (const float*)dB, dC, M, N, K);
  cudaDeviceSynchronize();
}
