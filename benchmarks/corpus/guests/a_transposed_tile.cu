// C = A^T * B of an A that lies column by column, as a gradient has it: both tiles are fetched along their rows, and no
// tile is turned.
// rooftile: args=(A.T, B, C, M, N, K)
__global__ void a_transposed_tile(const float* At, const float* B, float* C, int M, int N, int K) {
  constexpr int T = 32, DEPTH = 16;
  __shared__ float a[DEPTH][T], b[DEPTH][T];
  const int x = threadIdx.x, y = threadIdx.y, row0 = blockIdx.y * T, col = blockIdx.x * T + x;
  float sum[2] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    const int k = k0 + y;
    a[y][x] = k < K && row0 + x < M ? At[(size_t)k * M + row0 + x] : 0.f;
    b[y][x] = k < K && col < N ? B[(size_t)k * N + col] : 0.f;
    __syncthreads();
#pragma unroll
    for (int p = 0; p < DEPTH; ++p) {
      sum[0] += a[p][y] * b[p][x];
      sum[1] += a[p][y + 16] * b[p][x];
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    if (row0 + y + 16 * i < M && col < N) C[(size_t)(row0 + y + 16 * i) * N + col] = sum[i];
}
