// Blocks in groups of eight rows of tiles, down each group first, so that blocks that run together share rows
// and columns.
struct Matrix {
  float* data;
  int rows, cols;
  __device__ float get(int r, int c) const { return r < rows && c < cols ? data[r * cols + c] : 0.0f; }
  __device__ void set(int r, int c, float v) const {
    if (r < rows && c < cols) data[r * cols + c] = v;
  }
};

__global__ void grouped_blocks(float* a, float* b, float* c, int m, int n, int k) {
  constexpr int T = 32, GROUP = 8;
  const Matrix A{a, m, k}, B{b, k, n}, C{c, m, n};
  const int down = (m + T - 1) / T, across = (n + T - 1) / T;
  const int group = blockIdx.x / (GROUP * across), first = group * GROUP, height = min(GROUP, down - first);
  const int within = blockIdx.x % (GROUP * across);
  const int row = (first + within % height) * T + threadIdx.y, col = within / height * T + threadIdx.x;

  __shared__ float As[T][T], Bs[T][T];
  float sum[4] = {};  // rows 8 apart
  for (int t = 0; t < k; t += T) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      As[threadIdx.y + 8 * i][threadIdx.x] = A.get(row + 8 * i, t + threadIdx.x);
      Bs[threadIdx.y + 8 * i][threadIdx.x] = B.get(t + threadIdx.y + 8 * i, col);
    }
    __syncthreads();
#pragma unroll
    for (int p = 0; p < T; ++p)
#pragma unroll
      for (int i = 0; i < 4; ++i) sum[i] += As[threadIdx.y + 8 * i][p] * Bs[p][threadIdx.x];
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) C.set(row + 8 * i, col, sum[i]);
}
