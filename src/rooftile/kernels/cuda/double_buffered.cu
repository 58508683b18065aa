// The warp-tiled kernel with two pairs of tiles in shared memory: while one pair is multiplied, the next is on its
// way from global memory to registers, and it goes where nobody reads any more. Nothing waits for global memory, and
// one barrier a tile is enough.
#ifndef BM
#define BM 128
#endif
#ifndef BN
#define BN 128
#endif
#ifndef BK
#define BK 8
#endif
#ifndef WM
#define WM 64
#endif
#ifndef WN
#define WN 32
#endif
#ifndef TM
#define TM 8
#endif
#ifndef TN
#define TN 8
#endif
static_assert(TM % 4 == 0 && TN % 4 == 0 && BK % 4 == 0, "double_buffered: TM, TN and BK must be multiples of 4");
static_assert(BM % WM == 0 && BN % WN == 0, "double_buffered: BM must be a multiple of WM, and BN of WN");
static_assert(WM % TM == 0 && WN % TN == 0 && WM / TM * (WN / TN) == 32 && WN / TN % 2 == 0,
              "double_buffered: WM/TM x WN/TN must be 32 lanes, with an even number of them along N");

constexpr int LANES_M = WM / TM;  // lanes along the warp tile's rows
constexpr int LANES_N = WN / TN;  // lanes along its columns
constexpr int THREADS = BM / WM * (BN / WN) * 32;
constexpr int PAD = 4;
static_assert(THREADS <= 1024, "double_buffered: a block of BM/WM x BN/WN warps has at most 1024 threads");
static_assert(2 * (BM + PAD + BN) * BK * 4 <= 48 * 1024, "double_buffered: two pairs of tiles must fit in 48 KB");
constexpr int ROWS_A = THREADS / (BK / 4);  // rows of the tiles that the block brings at a time
constexpr int ROWS_B = THREADS / (BN / 4);
constexpr int FOURS_A = BM / ROWS_A;  // groups of four that a thread brings
constexpr int FOURS_B = BK / ROWS_B;
static_assert(ROWS_A * (BK / 4) == THREADS && ROWS_B * (BN / 4) == THREADS && FOURS_A * ROWS_A == BM &&
                  FOURS_B * ROWS_B == BK,
              "double_buffered: the block's threads must be whole rows of the tiles and divide both evenly");

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
    double_buffered(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) float As[2][BK][BM + PAD];  // transposed
  __shared__ __align__(16) float Bs[2][BK][BN];
  int row0 = blockIdx.y * BM;
  int col0 = blockIdx.x * BN;

  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their
  // columns: then the hardware serves half a warp at once instead of a quarter.
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int col1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;
  bool whole_k = K % 4 == 0, whole_n = N % 4 == 0;

  int r = threadIdx.x / (BK / 4), ka = threadIdx.x % (BK / 4) * 4;
  int kb = threadIdx.x / (BN / 4), c = threadIdx.x % (BN / 4) * 4;
  const float* from_a = A + size_t(row0 + r) * K + ka;
  const float* from_b = B + size_t(kb) * N + col0 + c;
  float4 next_a[FOURS_A], next_b[FOURS_B];
  auto fetch = [&](int t) {  // past the edges of A and B there is nothing to load, and zeros take its place
    for (int i = 0; i < FOURS_A; ++i) {
      bool exists = row0 + r + i * ROWS_A < M;
      next_a[i] = load_four(from_a + size_t(i * ROWS_A) * K + t, exists ? K - t - ka : 0, whole_k);
    }
    for (int i = 0; i < FOURS_B; ++i) {
      int k = t + i * ROWS_B;
      next_b[i] = load_four(from_b + size_t(k) * N, k + kb < K ? N - col0 - c : 0, whole_n);
    }
  };
  auto keep = [&](int pair) {
    for (int i = 0; i < FOURS_A; ++i) {
      As[pair][ka][r + i * ROWS_A] = next_a[i].x;
      As[pair][ka + 1][r + i * ROWS_A] = next_a[i].y;
      As[pair][ka + 2][r + i * ROWS_A] = next_a[i].z;
      As[pair][ka + 3][r + i * ROWS_A] = next_a[i].w;
    }
    for (int i = 0; i < FOURS_B; ++i)
      *reinterpret_cast<float4*>(&Bs[pair][kb + i * ROWS_B][c]) = next_b[i];
  };

  fetch(0);
  keep(0);
  __syncthreads();  // the first pair is filled

  float sum[TM][TN] = {};
  for (int t = 0, pair = 0; t < K; t += BK, pair ^= 1) {
    fetch(t + BK);

#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; i += 4)
        *reinterpret_cast<float4*>(&a[i]) = *reinterpret_cast<float4*>(&As[pair][k][row1 + i * LANES_M]);
      for (int j = 0; j < TN; j += 4)
        *reinterpret_cast<float4*>(&b[j]) = *reinterpret_cast<float4*>(&Bs[pair][k][col1 + j * LANES_N]);
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sum[i][j] += a[i] * b[j];
    }
    keep(pair ^ 1);
    __syncthreads();  // this pair is used, the next is filled
  }

  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; j += 4) {
      int row = row0 + row1 + i / 4 * 4 * LANES_M + i % 4, col = col0 + col1 + j * LANES_N;
      float4 four = {sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]};
      store_four(&C[size_t(row) * N + col], four, row < M ? N - col : 0, whole_n);
    }
}
