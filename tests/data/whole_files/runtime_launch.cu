// The launch goes through the runtime's function, with an array of pointers to the arguments.
#include <cuda_runtime.h>
#include <stdio.h>

__global__ void plain(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < M && col < N) {
    float s = 0;
    for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}

int main(void) {
  int M = 32, N = 48, K = 64;
  float *A, *B, *C;
  cudaMalloc((void **)&A, M * K * sizeof(float));
  cudaMalloc((void **)&B, K * N * sizeof(float));
  cudaMalloc((void **)&C, M * N * sizeof(float));
  dim3 block(8, 8), grid((N + 7) >> 3, (M + 7) >> 3);
  void *args[] = {&A, &B, &C, &M, &N, &K};
  cudaError_t e = cudaLaunchKernel((const void *)plain, grid, block, args, 0, 0);
  printf("%s\n", cudaGetErrorName(e));
}
