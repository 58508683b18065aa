// A configuration whose members are set one by one, and a list of pointers to the arguments.
#include <cuda_runtime.h>
__global__ void ex_kernel(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && col < N) {
    float s = 0;
    for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}
void go(float* dA, float* dB, float* dC, int M, int N, int K, cudaStream_t st) {
  cudaLaunchConfig_t cfg = {};
  cfg.gridDim.x = (N + 31) / 32;
  cfg.gridDim.y = (M + 7) / 8;
  cfg.blockDim = {32, 8, 1};
  cfg.stream = st;
  void* args[] = {&dA, &dB, &dC, &M, &N, &K};
  cudaLaunchKernelExC(&cfg, (const void*)ex_kernel, args);
}
