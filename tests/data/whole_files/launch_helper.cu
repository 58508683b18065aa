#include <cuda_runtime.h>
#include <utility>
__global__ void mm(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
template <typename Kernel, typename... Args>
void launch(dim3 grid, dim3 block, Kernel kernel, Args&&... args) {
  kernel<<<grid, block>>>(std::forward<Args>(args)...);
  cudaError_t e = cudaGetLastError();
  if (e != cudaSuccess) throw e;
}
int main() {
  int M = 128, N = 96, K = 64;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * N * 4); cudaMalloc(&C, M * N * 4);
  dim3 block(32, 8);
  launch(dim3((N + 31) / 32, (M + 7) / 8), block, mm, A, B, C, M, N, K);
}
