// A and B lie column by column; neighbouring threads have neighbouring rows, so that A and C are read and written in
// rows of lanes, and each thread has four columns.
// rooftile: args=(A.T, B.T, C.T, M, N, K)
__global__ void both_transposed(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x, col = (blockIdx.y * blockDim.y + threadIdx.y) * 4;
  if (row >= M) return;
  float sum[4] = {};
  for (int k = 0; k < K; ++k) {
    const float a = A[(size_t)k * M + row];
    for (int j = 0; j < 4; ++j)
      if (col + j < N) sum[j] += a * B[(size_t)(col + j) * K + k];
  }
  for (int j = 0; j < 4; ++j)
    if (col + j < N) C[(size_t)(col + j) * M + row] = sum[j];
}
