// The inner dimension is split over blocks along z, which add up with atomics.
#include <cstdio>
#define SPLIT 4

__global__ void split_k(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  int chunk = (K + gridDim.z - 1) / gridDim.z, begin = blockIdx.z * chunk, end = min(K, begin + chunk);
  float sum = 0;
  for (int k = begin; k < end; ++k) sum += A[row * K + k] * B[k * N + col];
  atomicAdd(&C[row * N + col], sum);
}

void run(const float *A, const float *B, float *C, int M, int N, int K) {
  cudaMemset(C, 0, sizeof(float) * M * N);
  dim3 block(16, 16, 1);
  dim3 grid((N + block.x - 1) / block.x, (M + block.y - 1) / block.y, SPLIT);
  split_k<<<grid, block>>>(A, B, C, M, N, K);
}
