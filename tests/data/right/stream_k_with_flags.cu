// problem: 80 112 96
#include <cuda_runtime.h>
// Stream-K: blocks share all k-steps evenly; a tile's first block waits for the others' partial sums.
constexpr int TILE = 16, WORKERS = 12;
__device__ float partials[WORKERS][TILE * TILE];
__device__ int flags[WORKERS];
__global__ void stream_k(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[TILE][TILE], bs[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y, tiles_n = (N + TILE - 1) / TILE, tiles = tiles_n * ((M + TILE - 1) / TILE);
  const int steps = (K + TILE - 1) / TILE, all = tiles * steps;
  int begin = (long long)all * blockIdx.x / WORKERS;
  const int end = (long long)all * (blockIdx.x + 1) / WORKERS;
  while (begin < end) {
    const int tile = begin / steps, first = begin % steps, last = min(steps, first + end - begin);
    const int row = tile / tiles_n * TILE + y, col = tile % tiles_n * TILE + x;
    float sum = 0.f;
    for (int s = first; s < last; ++s) {
      as[y][x] = row < M && s * TILE + x < K ? A[row * K + s * TILE + x] : 0.f;
      bs[y][x] = col < N && s * TILE + y < K ? B[(s * TILE + y) * N + col] : 0.f;
      __syncthreads();
      for (int k = 0; k < TILE; ++k) sum += as[y][k] * bs[k][x];
      __syncthreads();
    }
    begin += last - first;
    if (first != 0) {  // the tile began in an earlier block: hand the part over
      partials[blockIdx.x][y * TILE + x] = sum;
      __threadfence();
      __syncthreads();
      if (x == 0 && y == 0) atomicExch(&flags[blockIdx.x], 1);
    } else {
      int have = last, peer = blockIdx.x + 1;
      while (have < steps) {
        if (x == 0 && y == 0) while (atomicAdd(&flags[peer], 0) == 0) {}
        __syncthreads();
        __threadfence();
        sum += *(volatile float*)&partials[peer][y * TILE + x];
        const int peer_end = (long long)all * (peer + 1) / WORKERS;
        have = min(steps, peer_end - tile * steps);
        ++peer;
        __syncthreads();
      }
      if (row < M && col < N) C[row * N + col] = sum;
    }
  }
}
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  stream_k<<<WORKERS, dim3(TILE, TILE)>>>(A, B, C, M, N, K);
  if (cudaGetLastError() != cudaSuccess) return;
}
