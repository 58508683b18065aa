// The register-tiled kernel with four neighbouring elements an access, in global and in shared memory. A's
// tile lies transposed in shared memory, so that a thread's rows are neighbours too; its rows are padded, so
// that the transposing stores fall in different banks. A thread's elements are groups of 4 x 4, 4 * ROWS rows
// and 4 * COLS columns apart: then a warp's accesses are contiguous.
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
static_assert(TM % 4 == 0 && TN % 4 == 0 && BK % 4 == 0, "vectorized: TM, TN and BK must be multiples of 4");
static_assert(BM % TM == 0 && BN % TN == 0, "vectorized: BM must be a multiple of TM, and BN of TN");

constexpr int ROWS = BM / TM;  // threads along the tile's rows
constexpr int COLS = BN / TN;  // threads along its columns
constexpr int THREADS = ROWS * COLS;
constexpr int PAD = 4;
static_assert(THREADS <= 1024, "vectorized: a block of BM/TM x BN/TN threads has at most 1024");
static_assert(BM * BK / 4 % THREADS == 0 && BK * BN / 4 % THREADS == 0,
              "vectorized: the block's threads must divide the groups of four of both tiles evenly");
static_assert((BM + PAD + BN) * BK * 4 <= 48 * 1024, "vectorized: the tiles must fit in 48 KB");

// Four neighbours of a row, of which the first `left` exist; the others are 0. `whole`: rows begin on 16-byte
// boundaries and end with a whole group, so that one access fetches it.
__device__ float4 load_four(const float* row, int left, bool whole) {
  float4 four = {};
  if (whole) {
    if (left > 0)
      four = *reinterpret_cast<const float4*>(row);
    return four;
  }
  if (left > 0)
    four.x = row[0];
  if (left > 1)
    four.y = row[1];
  if (left > 2)
    four.z = row[2];
  if (left > 3)
    four.w = row[3];
  return four;
}

__device__ void store_four(float* row, float4 four, int left, bool whole) {
  if (whole) {
    if (left > 0)
      *reinterpret_cast<float4*>(row) = four;
    return;
  }
  if (left > 0)
    row[0] = four.x;
  if (left > 1)
    row[1] = four.y;
  if (left > 2)
    row[2] = four.z;
  if (left > 3)
    row[3] = four.w;
}

extern "C" __global__ void __launch_bounds__(THREADS)
    vectorized(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) float As[BK][BM + PAD];  // transposed
  __shared__ __align__(16) float Bs[BK][BN];
  int tx = threadIdx.x % COLS, ty = threadIdx.x / COLS;
  int row0 = blockIdx.y * BM;
  int col0 = blockIdx.x * BN;
  bool whole_k = K % 4 == 0, whole_n = N % 4 == 0;

  float sum[TM][TN] = {};
  for (int t = 0; t < K; t += BK) {
    for (int i = 0; i < BM * BK / 4; i += THREADS) {
      int r = (i + threadIdx.x) / (BK / 4), k = (i + threadIdx.x) % (BK / 4) * 4;
      float4 four = load_four(&A[size_t(row0 + r) * K + t + k], row0 + r < M ? K - t - k : 0, whole_k);
      As[k][r] = four.x;
      As[k + 1][r] = four.y;
      As[k + 2][r] = four.z;
      As[k + 3][r] = four.w;
    }
    for (int i = 0; i < BK * BN / 4; i += THREADS) {
      int k = (i + threadIdx.x) / (BN / 4), c = (i + threadIdx.x) % (BN / 4) * 4;
      float4 four = load_four(&B[size_t(t + k) * N + col0 + c], t + k < K ? N - col0 - c : 0, whole_n);
      *reinterpret_cast<float4*>(&Bs[k][c]) = four;
    }
    __syncthreads();  // the tiles are filled

#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; i += 4)
        *reinterpret_cast<float4*>(&a[i]) = *reinterpret_cast<float4*>(&As[k][4 * ty + i * ROWS]);
      for (int j = 0; j < TN; j += 4)
        *reinterpret_cast<float4*>(&b[j]) = *reinterpret_cast<float4*>(&Bs[k][4 * tx + j * COLS]);
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sum[i][j] += a[i] * b[j];
    }
    __syncthreads();  // the tiles are used and may be overwritten
  }

  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; j += 4) {
      int row = row0 + 4 * ty + i / 4 * 4 * ROWS + i % 4, col = col0 + 4 * tx + j * COLS;
      float4 four = {sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]};
      store_four(&C[size_t(row) * N + col], four, row < M ? N - col : 0, whole_n);
    }
}
