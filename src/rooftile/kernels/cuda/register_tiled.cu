// A BM x BN tile of C a block, TM x TN elements of it a thread, kept in registers: TM + TN values read from
// shared memory feed TM * TN multiply-adds. A thread's elements lie BM / TM rows and BN / TN columns apart.
#ifndef BM
#define BM 128
#endif
#ifndef BN
#define BN 128
#endif
#ifndef BK
#define BK 8
#endif
#ifndef TM
#define TM 8
#endif
#ifndef TN
#define TN 8
#endif
static_assert(BM % TM == 0 && BN % TN == 0, "register_tiled: BM must be a multiple of TM, and BN of TN");

constexpr int ROWS = BM / TM;  // threads along the tile's rows, and how far apart a thread's rows are
constexpr int COLS = BN / TN;  // the same for columns
constexpr int THREADS = ROWS * COLS;
static_assert(THREADS <= 1024, "register_tiled: a block of BM/TM x BN/TN threads has at most 1024");
static_assert(BM * BK % THREADS == 0 && BK * BN % THREADS == 0,
              "register_tiled: the block's threads must divide both tiles evenly");
static_assert((BM + BN) * BK * 4 <= 48 * 1024, "register_tiled: the tiles must fit in 48 KB");

extern "C" __global__ void __launch_bounds__(THREADS)
    register_tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[BM][BK];
  __shared__ float Bs[BK][BN];
  int tx = threadIdx.x % COLS, ty = threadIdx.x / COLS;
  int row0 = blockIdx.y * BM;
  int col0 = blockIdx.x * BN;

  float sum[TM][TN] = {};
  for (int t = 0; t < K; t += BK) {
    for (int i = 0; i < BM * BK; i += THREADS) {
      int r = (i + threadIdx.x) / BK, k = (i + threadIdx.x) % BK;
      As[r][k] = row0 + r < M && t + k < K ? A[size_t(row0 + r) * K + t + k] : 0.0f;
    }
    for (int i = 0; i < BK * BN; i += THREADS) {
      int k = (i + threadIdx.x) / BN, c = (i + threadIdx.x) % BN;
      Bs[k][c] = t + k < K && col0 + c < N ? B[size_t(t + k) * N + col0 + c] : 0.0f;
    }
    __syncthreads();  // the tiles are filled

#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; ++i)
        a[i] = As[ty + i * ROWS][k];
      for (int j = 0; j < TN; ++j)
        b[j] = Bs[k][tx + j * COLS];
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sum[i][j] += a[i] * b[j];
    }
    __syncthreads();  // the tiles are used and may be overwritten
  }

  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j) {
      int row = row0 + ty + i * ROWS, col = col0 + tx + j * COLS;
      if (row < M && col < N)
        C[size_t(row) * N + col] = sum[i][j];
    }
}
