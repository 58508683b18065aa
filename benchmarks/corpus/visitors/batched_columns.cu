// A batch whose products share A and lie one after the other, column-major, as an unfolded convolution's do: the grid's z
// is the image. 32 x 64 of each product a block, four rows by two columns a thread.
__global__ void batched_columns(int m, int n, int k, const float* __restrict__ A, const float* __restrict__ B, long long sb,
                                float* __restrict__ C, long long sc) {
  constexpr int BM = 32, BN = 64, BK = 16;
  __shared__ float as[BK][BM + 1], bs[BN][BK + 1];
  B += blockIdx.z * sb;
  C += blockIdx.z * sc;
  const int t = threadIdx.x, x = t % 8, y = t / 8, row0 = blockIdx.x * BM, col0 = blockIdx.y * BN;
  float acc[4][2] = {};
  for (int k0 = 0; k0 < k; k0 += BK) {
    for (int e = t; e < BM * BK; e += 256) {
      const int r = e / BK, p = e % BK;
      as[p][r] = row0 + r < m && k0 + p < k ? A[(size_t)(row0 + r) * k + k0 + p] : 0.f;
    }
    for (int e = t; e < BN * BK; e += 256) {
      const int c = e / BK, p = e % BK;
      bs[c][p] = col0 + c < n && k0 + p < k ? B[(size_t)(col0 + c) * k + k0 + p] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (int p = 0; p < BK; ++p)
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 2; ++j) acc[i][j] += as[p][x + 8 * i] * bs[y + 32 * j][p];
    __syncthreads();
  }
  for (int j = 0; j < 2; ++j)
    for (int i = 0; i < 4; ++i) {
      const int row = row0 + x + 8 * i, col = col0 + y + 32 * j;
      if (row < m && col < n) C[(size_t)col * m + row] = acc[i][j];
    }
}
