// finds: out-of-bounds
// problem: 24 24 24
// Asks for the bytes of one tile, and uses two.
#include <cuda_runtime.h>
#define TILE 8
__global__ void kernel(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float memory[];
  float *a = memory, *b = memory + TILE * TILE;
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * TILE + y, col = blockIdx.x * TILE + x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += TILE) {
    a[y * TILE + x] = row < M && k0 + x < K ? A[row * K + k0 + x] : 0.0f;
    b[y * TILE + x] = k0 + y < K && col < N ? B[(k0 + y) * N + col] : 0.0f;  // fault: beyond what the launch gives
    __syncthreads();
    for (int k = 0; k < TILE; k++)
      sum += a[y * TILE + k] * b[k * TILE + x];
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
#ifdef REPAIRED
#define BYTES 2 * TILE * TILE * sizeof(float)
#else
#define BYTES TILE * TILE * sizeof(float)
#endif
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  dim3 block(TILE, TILE), grid((N + TILE - 1) / TILE, (M + TILE - 1) / TILE);
  kernel<<<grid, block, BYTES>>>(A, B, C, M, N, K);
}
