// Tiles whose sides are no powers of two: 48 x 80 of C, 20 of K, three by five sums a thread.
#define HEIGHT 48
#define WIDTH 80
#define DEPTH 20

__global__ void __launch_bounds__(256) oblong_tile(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float as[HEIGHT][DEPTH], bs[DEPTH][WIDTH];
  const int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  const int row0 = blockIdx.y * HEIGHT, col0 = blockIdx.x * WIDTH;
  float sum[3][5] = {};
  for (int k0 = 0; k0 < K; k0 += DEPTH) {
    for (int e = t; e < HEIGHT * DEPTH; e += 256) {
      const int r = e / DEPTH, k = e % DEPTH;
      as[r][k] = row0 + r < M && k0 + k < K ? A[(row0 + r) * K + k0 + k] : 0.f;
    }
    for (int e = t; e < DEPTH * WIDTH; e += 256) {
      const int k = e / WIDTH, c = e % WIDTH;
      bs[k][c] = k0 + k < K && col0 + c < N ? B[(k0 + k) * N + col0 + c] : 0.f;
    }
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < DEPTH; ++k) {
      float a[3], b[5];
      for (int i = 0; i < 3; ++i) a[i] = as[ty * 3 + i][k];
      for (int j = 0; j < 5; ++j) b[j] = bs[k][tx + 16 * j];
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 5; ++j) sum[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 5; ++j) {
      const int row = row0 + ty * 3 + i, col = col0 + tx + 16 * j;
      if (row < M && col < N) C[row * N + col] = sum[i][j];
    }
}
