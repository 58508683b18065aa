// Both factors lie column by column, the product row by row (TT): A's tile is fetched as it is wanted, B's is turned in
// shared memory. 32 x 32 of C, two rows a thread.
// rooftile: args=(A.T, B.T, C, M, N, K)
#define TILE 32

__global__ void both_columns(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[TILE][TILE], b[TILE][TILE + 1];
  const int x = threadIdx.x, y = threadIdx.y, row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  float upper = 0.f, lower = 0.f;
  for (int k0 = 0; k0 < K; k0 += TILE) {
    for (int half = 0; half < TILE; half += 16) {
      const int k = k0 + y + half, n = col0 + y + half;
      a[y + half][x] = k < K && row0 + x < M ? A[k * M + row0 + x] : 0.f;
      b[x][y + half] = n < N && k0 + x < K ? B[n * K + k0 + x] : 0.f;
    }
    __syncthreads();
    for (int k = 0; k < TILE; ++k) {
      upper += a[k][y] * b[k][x];
      lower += a[k][y + 16] * b[k][x];
    }
    __syncthreads();
  }
  if (col0 + x < N) {
    if (row0 + y < M) C[(row0 + y) * N + col0 + x] = upper;
    if (row0 + y + 16 < M) C[(row0 + y + 16) * N + col0 + x] = lower;
  }
}
