// Both tiles live in dynamic shared memory, whose size the launch gives.
#include <cuda_runtime.h>
#include <cstdio>

__global__ void dynamic_tiles(const float *A, const float *B, float *C, int M, int N, int K, int T) {
  extern __shared__ float tiles[];
  float *As = tiles;
  float *Bs = tiles + T * T;
  int ty = threadIdx.y, tx = threadIdx.x;
  int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float acc = 0.f;
  for (int t = 0; t < K; t += T) {
    As[ty * T + tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.f;
    Bs[ty * T + tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0.f;
    __syncthreads();
    for (int k = 0; k < T; ++k) acc += As[ty * T + k] * Bs[k * T + tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = acc;
}

int main() {
  enum { ROWS = 100, COLS = 200, INNER = 300 };
  int T = 16;
  float *A, *B, *C;
  size_t bytes = 2 * T * T * sizeof(float);
  int M = ROWS, N = COLS, K = INNER;
  cudaMalloc(&A, M * K * sizeof *A);
  cudaMalloc(&B, K * N * sizeof *B);
  cudaMalloc(&C, M * N * sizeof *C);
  cudaFuncSetAttribute(dynamic_tiles, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  dynamic_tiles<<<dim3((N - 1) / T + 1, (M - 1) / T + 1), dim3(T, T), bytes>>>(A, B, C, M, N, K, T);
  return cudaDeviceSynchronize();
}
