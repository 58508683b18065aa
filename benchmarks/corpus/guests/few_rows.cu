// For a few rows, as when a model writes word by word: a block has 64 columns and eight rows, its eight warps an eighth of
// K each, two columns a lane; their sums meet in shared memory. N even.
__global__ void few_rows(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                         int K) {
  constexpr int ROWS = 8, PARTS = 8;
  __shared__ float2 part[PARTS][ROWS][32];
  const int lane = threadIdx.x, warp = threadIdx.y, col = blockIdx.x * 64 + lane * 2, top = blockIdx.y * ROWS;
  const int each = (K + PARTS - 1) / PARTS, end = min(K, (warp + 1) * each);
  float2 sum[ROWS] = {};
  if (col < N)
    for (int k = warp * each; k < end; ++k) {
      const float2 b = *reinterpret_cast<const float2*>(B + (size_t)k * N + col);
#pragma unroll
      for (int i = 0; i < ROWS; ++i) {
        const float a = A[(size_t)min(top + i, M - 1) * K + k];
        sum[i].x += a * b.x, sum[i].y += a * b.y;
      }
    }
#pragma unroll
  for (int i = 0; i < ROWS; ++i) part[warp][i][lane] = sum[i];
  __syncthreads();
  float2 all = part[0][warp][lane];
  for (int p = 1; p < PARTS; ++p) all.x += part[p][warp][lane].x, all.y += part[p][warp][lane].y;
  if (top + warp < M && col < N) *reinterpret_cast<float2*>(C + (size_t)(top + warp) * N + col) = all;
}
