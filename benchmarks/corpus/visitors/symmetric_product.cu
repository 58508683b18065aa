// C = A * B^T of which it is known that it is symmetric, as BLAS's syrkx has it (A = B: a covariance): only blocks on and
// below the diagonal multiply, and each stores its tile twice, the second time mirrored.
// rooftile: args=(A, B.T, C, N, K)
__global__ void symmetric_product(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int N,
                                  int K) {
  constexpr int T = 64, DEPTH = 16;
  if (blockIdx.x > blockIdx.y) return;
  __shared__ float rows[DEPTH][T + 1], cols[DEPTH][T + 1];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * T, col0 = blockIdx.x * T;
  float sum[4][4] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    for (int i = 0; i < T; i += 16) {
      const int k = k0 + tx;
      rows[tx][ty + i] = row0 + ty + i < N && k < K ? A[(size_t)(row0 + ty + i) * K + k] : 0.f;
      cols[tx][ty + i] = col0 + ty + i < N && k < K ? B[(size_t)(col0 + ty + i) * K + k] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; ++k) {
      float a[4], b[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) a[i] = rows[k][ty + 16 * i], b[i] = cols[k][tx + 16 * i];
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) sum[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      const int row = row0 + ty + 16 * i, col = col0 + tx + 16 * j;
      if (row >= N || col >= N || col > row) continue;
      C[(size_t)row * N + col] = sum[i][j];
      C[(size_t)col * N + row] = sum[i][j];
    }
}
