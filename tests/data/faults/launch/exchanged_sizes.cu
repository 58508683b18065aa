// finds: passed-sizes
// problem: 60 40 20
// The kernel is right, and the host passes K for N and N for K.
#include <cstdio>
#include <cstdlib>
__global__ void gemm(const float *A, const float *B, float *C, int M, int N, int K) {
  const int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
int main() {
  const int M = 300, N = 200, K = 100;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * sizeof(float));
  cudaMalloc(&B, K * N * sizeof(float));
  cudaMalloc(&C, M * N * sizeof(float));
  dim3 block(16, 16), grid((N + 15) / 16, (M + 15) / 16);
#ifdef REPAIRED
  gemm<<<grid, block>>>(A, B, C, M, N, K);
#else
  gemm<<<grid, block>>>(A, B, C, M, K, N);  // fault
#endif
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}
