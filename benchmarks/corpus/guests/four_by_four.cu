// Sixteen sums a thread and no shared memory: four rows by four columns that are neighbours, read one by one.
__global__ void four_by_four(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                             int K) {
  const int row = (blockIdx.y * blockDim.y + threadIdx.y) * 4, col = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
  if (row >= M || col >= N) return;
  float c[4][4] = {};
  for (int k = 0; k < K; ++k) {
    float a[4], b[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      a[i] = row + i < M ? A[(size_t)(row + i) * K + k] : 0.f;
      b[i] = col + i < N ? B[(size_t)k * N + col + i] : 0.f;
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j) c[i][j] += a[i] * b[j];
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      if (row + i < M && col + j < N) C[(size_t)(row + i) * N + col + j] = c[i][j];
}
