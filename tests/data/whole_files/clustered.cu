// Blocks in clusters, by an attribute of the kernel and by the launch; each computes its own tile.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

constexpr int TILE = 16;

__global__ void __cluster_dims__(2, 1, 1) clustered(const float* A, const float* B, float* C, int M, int N, int K) {
  cg::cluster_group cluster = cg::this_cluster();
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) {
    if (row < M && col < N) sum += A[row * K + k] * B[k * N + col];
  }
  cluster.sync();
  if (row < M && col < N) C[row * N + col] = sum;
}

int main() {
  int M = 512, N = 512, K = 512;
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * M * K);
  cudaMalloc(&B, sizeof(float) * K * N);
  cudaMalloc(&C, sizeof(float) * M * N);
  dim3 block(TILE, TILE), grid((N + 2 * TILE - 1) / (2 * TILE) * 2, (M + TILE - 1) / TILE);
  clustered<<<grid, block>>>(A, B, C, M, N, K);
  return cudaDeviceSynchronize();
}
