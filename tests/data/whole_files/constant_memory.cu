#include <cuda_runtime.h>
__constant__ int cM, cN, cK;
__global__ void mm(const float* A, const float* B, float* C) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= cM || col >= cN) return;
  float s = 0;
  for (int k = 0; k < cK; k++) s += A[row * cK + k] * B[k * cN + col];
  C[row * cN + col] = s;
}
int main() {
  int M = 128, N = 96, K = 64;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * N * 4); cudaMalloc(&C, M * N * 4);
  cudaMemcpyToSymbol(cM, &M, sizeof(int));
  cudaMemcpyToSymbol(cN, &N, sizeof(int));
  cudaMemcpyToSymbol(cK, &K, sizeof(int));
  dim3 block(32, 8), grid((N + 31) / 32, (M + 7) / 8);
  mm<<<grid, block>>>(A, B, C);
}
