#include <cuda_runtime.h>
#define KERNEL(name) name##_kernel<<<grid, block>>>
__global__ void mm_kernel(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
int main() {
  int M = 128, N = 96, K = 64;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * N * 4); cudaMalloc(&C, M * N * 4);
  dim3 block(32, 8), grid((N + 31) / 32, (M + 7) / 8);
  KERNEL(mm)(A, B, C, M, N, K);
}
