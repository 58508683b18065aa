// Tiles of 32 x 32 in a grid of one dimension that goes down C's columns of tiles first. A's tile is stored transposed,
// its rows one word longer than they need to be.
__global__ void down_first(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int m, int n,
                           int k) {
  __shared__ float at[32][33];
  __shared__ float bt[32][32];
  const int down = (m + 31) / 32;
  const int row0 = blockIdx.x % down * 32, col0 = blockIdx.x / down * 32;
  const int x = threadIdx.x % 32, y = threadIdx.x / 32;
  float sum[4] = {0.f, 0.f, 0.f, 0.f};
  for (int t = 0; t < k; t += 32) {
    for (int i = 0; i < 4; ++i) {
      const int line = y * 4 + i;
      at[x][line] = row0 + line < m && t + x < k ? a[(row0 + line) * k + t + x] : 0.f;
      bt[line][x] = t + line < k && col0 + x < n ? b[(t + line) * n + col0 + x] : 0.f;
    }
    __syncthreads();
    for (int p = 0; p < 32; ++p)
      for (int i = 0; i < 4; ++i) sum[i] += at[p][y * 4 + i] * bt[p][x];
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    if (row0 + y * 4 + i < m && col0 + x < n) c[(row0 + y * 4 + i) * n + col0 + x] = sum[i];
}
