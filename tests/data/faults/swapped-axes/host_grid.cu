// finds: swapped-grid
// problem: 96 64 32
#include <cuda_runtime.h>

__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

int main() {
  const int M = 96, N = 64, K = 32;
  float *a, *b, *c;
  cudaMalloc(&a, M * K * sizeof(float));
  cudaMalloc(&b, K * N * sizeof(float));
  cudaMalloc(&c, M * N * sizeof(float));
  dim3 threads(16, 16);
#ifdef REPAIRED
  dim3 blocks((N + 15) / 16, (M + 15) / 16);
#else
  dim3 blocks((M + 15) / 16, (N + 15) / 16);  // fault: rows are taken from y
#endif
  gemm<<<blocks, threads>>>(a, b, c, M, N, K);
  cudaError_t status = cudaGetLastError();
  return status != cudaSuccess;
}
