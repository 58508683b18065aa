// finds: not-zeroed
// problem: 24 28 30
#include <cuda_runtime.h>

// One thread for each product.
__global__ void products(const double* A, const double* B, double* C, int M, int N, int K) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y, k = blockIdx.z;
  if (col < N)
    atomicAdd(&C[row * N + col], A[row * K + k] * B[k * N + col]);
}

void launch(const double* A, const double* B, double* C, int M, int N, int K) {
  products<<<dim3((N + 31) / 32, M, K), 32>>>(A, B, C, M, N, K);  // fault: all that calls it leaves C as it is
  if (cudaDeviceSynchronize() != cudaSuccess)
    exit(1);
}

int main() {
  int M = 24, N = 28, K = 30;
  double *left, *right, *result;
  cudaMalloc(&left, M * K * sizeof(double));
  cudaMalloc(&right, K * N * sizeof(double));
  cudaMalloc(&result, M * N * sizeof(double));
#ifdef REPAIRED
  cudaMemset(result, 0, M * N * sizeof(double));
#else
  cudaMemset(left, 0, M * K * sizeof(double));
#endif
  launch(left, right, result, M, N, K);
  return 0;
}
