// Which instance is launched, a switch says; what its case is, the block and the grid are made of.
#include <cuda_runtime.h>
#include <cstdio>
// runtime-selected tile: table
template <int T>
__global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[T][T], b[T][T];
  int r = blockIdx.y * T + threadIdx.y, c = blockIdx.x * T + threadIdx.x;
  float s = 0;
  for (int t = 0; t < K; t += T) {
    a[threadIdx.y][threadIdx.x] = r < M && t + threadIdx.x < K ? A[r * K + t + threadIdx.x] : 0;
    b[threadIdx.y][threadIdx.x] = c < N && t + threadIdx.y < K ? B[(t + threadIdx.y) * N + c] : 0;
    __syncthreads();
    for (int i = 0; i < T; ++i) s += a[threadIdx.y][i] * b[i][threadIdx.x];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = s;
}
int main(int argc, char** argv) {
  int M = 1024, N = 1024, K = 1024, tile = argc > 1 ? atoi(argv[1]) : 16;
  float *A, *B, *C;
  cudaMalloc(&A, 4ull * M * K); cudaMalloc(&B, 4ull * K * N); cudaMalloc(&C, 4ull * M * N);
  dim3 block(tile, tile), grid((N + tile - 1) / tile, (M + tile - 1) / tile);
  switch (tile) {
    case 8: tiled<8><<<grid, block>>>(A, B, C, M, N, K); break;
    case 16: tiled<16><<<grid, block>>>(A, B, C, M, N, K); break;
    case 32: tiled<32><<<grid, block>>>(A, B, C, M, N, K); break;
  }
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
}
