// Persistent blocks that draw their tiles from a counter, which a kernel without parameters sets to zero.
#include <cstdio>
#define T 16
__device__ unsigned int next_tile;
__global__ void clear() { next_tile = 0; }
__global__ void from_counter(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  __shared__ unsigned tile;
  const unsigned across = (N + T - 1) / T, down = (M + T - 1) / T;
  const int tx = threadIdx.x, ty = threadIdx.y;
  for (;;) {
    if (tx == 0 && ty == 0) tile = atomicAdd(&next_tile, 1u);
    __syncthreads();
    const unsigned mine = tile;
    __syncthreads();
    if (mine >= across * down) break;
    const int row = (mine / across) * T + ty, col = (mine % across) * T + tx;
    float s = 0;
    for (int t = 0; t < K; t += T) {
      As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.f;
      Bs[ty][tx] = col < N && t + ty < K ? B[(t + ty) * N + col] : 0.f;
      __syncthreads();
      for (int k = 0; k < T; ++k) s += As[ty][k] * Bs[k][tx];
      __syncthreads();
    }
    if (row < M && col < N) C[row * N + col] = s;
  }
}
int main() {
  const int M = 130, N = 90, K = 50;
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * M * K);
  cudaMalloc(&B, sizeof(float) * K * N);
  cudaMalloc(&C, sizeof(float) * M * N);
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  clear<<<1, 1>>>();
  from_counter<<<prop.multiProcessorCount * 2, dim3(T, T)>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) puts("launch failed");
  return cudaDeviceSynchronize();
}
