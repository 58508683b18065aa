// 8-bit integers: B lies column by column, tiles of 32 x 64 words of four along K in shared memory, their rows a word
// longer, and two by four sums a thread by __dp4a. K a multiple of four.
// rooftile: args=(A, B.T, C, M, N, K)
__global__ void int8_tile(const signed char* A, const signed char* Bt, int* C, int M, int N, int K) {
  constexpr int BM = 32, BN = 64, WORDS = 16;
  __shared__ int as[BM][WORDS + 1], bs[BN][WORDS + 1];
  const int *a = reinterpret_cast<const int*>(A), *b = reinterpret_cast<const int*>(Bt), words = K / 4;
  const int t = threadIdx.x, tx = t % 16, ty = t / 16, row0 = blockIdx.y * BM, col0 = blockIdx.x * BN;
  int sum[2][4] = {};
  for (int w0 = 0; w0 < words; w0 += WORDS) {
    const int w = w0 + tx;
    for (int r = ty; r < BM; r += 16) as[r][tx] = row0 + r < M && w < words ? a[(size_t)(row0 + r) * words + w] : 0;
    for (int c = ty; c < BN; c += 16) bs[c][tx] = col0 + c < N && w < words ? b[(size_t)(col0 + c) * words + w] : 0;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < WORDS; ++k)
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j) sum[i][j] = __dp4a(as[ty + 16 * i][k], bs[tx + 16 * j][k], sum[i][j]);
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j) {
      const int row = row0 + ty + 16 * i, col = col0 + tx + 16 * j;
      if (row < M && col < N) C[(size_t)row * N + col] = sum[i][j];
    }
}
