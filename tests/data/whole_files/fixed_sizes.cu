// The kernel takes no sizes: the file fixes them.
#include <stdio.h>
#define M 48
#define N 32
#define K 64
#define T 16

__global__ void fixed(const float *A, const float *B, float *C) {
  __shared__ float As[T][T], Bs[T][T];
  int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float acc = 0;
  for (int t = 0; t < K; t += T) {
    As[threadIdx.y][threadIdx.x] = A[row * K + t + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(t + threadIdx.y) * N + col];
    __syncthreads();
    for (int k = 0; k < T; ++k) acc += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  C[row * N + col] = acc;
}

int main(void) {
  float *a, *b, *c;
  cudaMalloc(&a, M * K * sizeof(float));
  cudaMalloc(&b, K * N * sizeof(float));
  cudaMalloc(&c, M * N * sizeof(float));
  dim3 threads(T, T);
  dim3 blocks(N / T, M / T);
  fixed<<<blocks, threads>>>(a, b, c);
  printf("%s\n", cudaGetErrorString(cudaGetLastError()));
  return 0;
}
