// A cooperative launch: parts of the sums go to memory to work in, and are added behind a barrier of the grid.
#include <cooperative_groups.h>
#include <cuda_runtime.h>
namespace cg = cooperative_groups;
__global__ void two_phase(const float* A, const float* B, float* C, float* ws, int M, int N, int K, int splits) {
  cg::grid_group grid = cg::this_grid();
  int n = blockIdx.x * 16 + threadIdx.x, m = blockIdx.y * 16 + threadIdx.y, z = blockIdx.z;
  int chunk = (K + splits - 1) / splits, k0 = z * chunk, k1 = min(K, k0 + chunk);
  if (m < M && n < N) { float s = 0; for (int k = k0; k < k1; ++k) s += A[m * K + k] * B[k * N + n]; ws[(size_t)z * M * N + m * N + n] = s; }
  grid.sync();
  if (z == 0 && m < M && n < N) { float s = 0; for (int i = 0; i < splits; ++i) s += ws[(size_t)i * M * N + m * N + n]; C[m * N + n] = s; }
}
int main() {
  int M = 64, N = 64, K = 64, splits = 4;
  float *A, *B, *C, *ws;
  cudaMalloc(&A, M * K * sizeof(float)); cudaMalloc(&B, K * N * sizeof(float)); cudaMalloc(&C, M * N * sizeof(float)); cudaMalloc(&ws, splits * M * N * sizeof(float));
  void* args[] = {&A, &B, &C, &ws, &M, &N, &K, &splits};
  cudaError_t e = cudaLaunchCooperativeKernel((void*)two_phase, dim3((N + 15) / 16, (M + 15) / 16, splits), dim3(16, 16), args, 0, 0);
  return e;
}
