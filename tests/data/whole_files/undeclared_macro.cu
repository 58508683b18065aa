// Tile sizes come from the build, with defaults; a computed #error for odd ones.
#include <cstdio>
#ifndef BLOCK
#  define BLOCK 16
#endif
#if BLOCK % 8
#  error "BLOCK must be a multiple of 8"
#elif BLOCK > 32
#  error "BLOCK is too large"
#endif
#define DIV_UP(a, b) (((a) % (b)) ? (a) / (b) + 1 : (a) / (b))

typedef float real;

__global__ void built(const real *A, const real *B, real *C, int M, int N, int K) {
  __shared__ real as[BLOCK][BLOCK], bs[BLOCK][BLOCK];
  const int row = blockIdx.y * BLOCK + threadIdx.y, col = blockIdx.x * BLOCK + threadIdx.x;
  real sum = 0;
  for (int t = 0; t < DIV_UP(K, BLOCK); ++t) {
    const int ka = t * BLOCK + threadIdx.x, kb = t * BLOCK + threadIdx.y;
    as[threadIdx.y][threadIdx.x] = row < M && ka < K ? A[row * K + ka] : 0;
    bs[threadIdx.y][threadIdx.x] = col < N && kb < K ? B[kb * N + col] : 0;
    __syncthreads();
    for (int k = 0; k < BLOCK; ++k) sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}

extern "C" void run(const real *A, const real *B, real *C, int M, int N, int K, cudaStream_t s) {
  const dim3 block{BLOCK, BLOCK}, grid{unsigned(DIV_UP(N, BLOCK)), unsigned(DIV_UP(M, BLOCK))};
  built<<<grid, block, 0, s>>>(A, B, C, M, N, K);
}
