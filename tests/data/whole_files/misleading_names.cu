// The inner dimension is called M, and A is N x M: the addresses say what is what.
#include <cstdio>

__global__ void naive_multiply(float *A, float *B, float *C, int N, int M) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < N && col < N) {
    float value = 0;
    for (int k = 0; k < M; ++k) value += A[row * M + k] * B[k * N + col];
    C[row * N + col] = value;
  }
}

int launch_kernel(float *d_A, float *d_B, float *d_C, int N, int M) {
  dim3 block(16, 16);
  dim3 grid((N + 15) / 16, (N + 15) / 16);
  naive_multiply<<<grid, block>>>(d_A, d_B, d_C, N, M);
  return cudaGetLastError();
}
