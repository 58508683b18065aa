// For a tall A and up to 16 columns of B a block: a thread has one row and all 16 sums; B's tile is read by all lanes at
// once, A's passes through shared memory so that it is fetched along its rows.
__global__ void __launch_bounds__(128)
    few_columns(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N, int K) {
  constexpr int ROWS = 128, COLS = 16, DEPTH = 32;
  __shared__ float a[ROWS][DEPTH + 1];
  __shared__ __align__(16) float b[DEPTH][COLS];
  const int t = threadIdx.x, row0 = blockIdx.x * ROWS, col0 = blockIdx.y * COLS;
  float sum[COLS] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    for (int e = t; e < ROWS * DEPTH; e += ROWS) {
      const int r = e / DEPTH, k = e % DEPTH;
      a[r][k] = row0 + r < M && k0 + k < K ? A[(size_t)(row0 + r) * K + k0 + k] : 0.f;
    }
    for (int e = t; e < DEPTH * COLS; e += ROWS) {
      const int k = e / COLS, c = e % COLS;
      b[k][c] = k0 + k < K && col0 + c < N ? B[(size_t)(k0 + k) * N + col0 + c] : 0.f;
    }
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < DEPTH; ++k) {
      const float x = a[t][k];
#pragma unroll
      for (int c = 0; c < COLS; c += 4) {
        const float4 y = *reinterpret_cast<const float4*>(&b[k][c]);
        sum[c] += x * y.x, sum[c + 1] += x * y.y, sum[c + 2] += x * y.z, sum[c + 3] += x * y.w;
      }
    }
    __syncthreads();
  }
  if (row0 + t >= M) return;
  for (int c = 0; c < COLS; ++c)
    if (col0 + c < N) C[(size_t)(row0 + t) * N + col0 + c] = sum[c];
}
