// Blocks that go on to other tiles by steps of the grid, whose size is fixed.
#include <cuda_runtime.h>
#include <cstdio>
constexpr int BM = 64, BN = 64, BK = 16, NUM_SMS = 132;
__global__ void __launch_bounds__(256) persistent(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[BM][BK + 1], Bs[BK][BN];
  int tilesM = (M + BM - 1) / BM, tilesN = (N + BN - 1) / BN;
  int ty = threadIdx.x / 16, tx = threadIdx.x % 16;
  for (int tile = blockIdx.x; tile < tilesM * tilesN; tile += gridDim.x) {
    int m0 = tile / tilesN * BM, n0 = tile % tilesN * BN;
    float acc[4][4] = {};
    for (int k0 = 0; k0 < K; k0 += BK) {
      for (int i = threadIdx.x; i < BM * BK; i += 256) { int r = i / BK, c = i % BK; As[r][c] = (m0 + r < M && k0 + c < K) ? A[(m0 + r) * K + k0 + c] : 0.f; }
      for (int i = threadIdx.x; i < BK * BN; i += 256) { int r = i / BN, c = i % BN; Bs[r][c] = (k0 + r < K && n0 + c < N) ? B[(k0 + r) * N + n0 + c] : 0.f; }
      __syncthreads();
      for (int k = 0; k < BK; ++k)
        for (int i = 0; i < 4; ++i)
          for (int j = 0; j < 4; ++j) acc[i][j] += As[ty * 4 + i][k] * Bs[k][tx * 4 + j];
      __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) { int r = m0 + ty * 4 + i, c = n0 + tx * 4 + j; if (r < M && c < N) C[r * N + c] = acc[i][j]; }
  }
}
int main() {
  int M = 512, N = 512, K = 256;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * sizeof(float)); cudaMalloc(&B, K * N * sizeof(float)); cudaMalloc(&C, M * N * sizeof(float));
  persistent<<<NUM_SMS, 256>>>(A, B, C, M, N, K);
  cudaDeviceSynchronize();
}
