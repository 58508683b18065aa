// Tiles of 32 x 32 with four rows a thread; the blocks of a grid of one dimension go along the diagonals of C.
__global__ void along_diagonals(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[32][32], b[32][32];
  const int across = (N + 31) / 32, down = (M + 31) / 32;
  const int by = blockIdx.x % down, bx = (blockIdx.x / down + by) % across;
  const int x = threadIdx.x, y = threadIdx.y, row0 = by * 32, col = bx * 32 + x;
  float sum[4] = {};
  for (int t = 0; t < K; t += 32) {
    for (int i = y; i < 32; i += 8) {
      a[i][x] = row0 + i < M && t + x < K ? A[(size_t)(row0 + i) * K + t + x] : 0.f;
      b[i][x] = t + i < K && col < N ? B[(size_t)(t + i) * N + col] : 0.f;
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < 32; ++k)
      for (int i = 0; i < 4; ++i) sum[i] += a[y + 8 * i][k] * b[k][x];
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    if (row0 + y + 8 * i < M && col < N) C[(size_t)(row0 + y + 8 * i) * N + col] = sum[i];
}
