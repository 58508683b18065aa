// The product is stored as its transpose, as the name of its parameter says and the reference on the CPU has it too.
#include <cuda_runtime.h>
#include <vector>

__global__ void multiply_turned(const float* A, const float* B, float* C_t, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || column >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];
  C_t[column * M + row] = sum;
}

void reference(const std::vector<float>& A, const std::vector<float>& B, std::vector<float>& C_t, int M, int N, int K) {
  for (int row = 0; row < M; ++row)
    for (int column = 0; column < N; ++column) {
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];
      C_t[column * M + row] = sum;
    }
}

void run(const float* A, const float* B, float* C_t, int M, int N, int K) {
  const dim3 block(16, 16), grid((N + 15) / 16, (M + 15) / 16);
  multiply_turned<<<grid, block>>>(A, B, C_t, M, N, K);
  if (cudaGetLastError() != cudaSuccess || cudaDeviceSynchronize() != cudaSuccess) exit(1);
}
