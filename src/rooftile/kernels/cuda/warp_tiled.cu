// The vectorized kernel with a level between block and thread: each warp computes a WM x WN tile of its own,
// as near square as 32 lanes allow, and so reads fewer distinct values from shared memory for the same
// products. A lane's elements are groups of 4 x 4, 4 * LANES_M rows and 4 * LANES_N columns apart.
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
static_assert(TM % 4 == 0 && TN % 4 == 0 && BK % 4 == 0, "warp_tiled: TM, TN and BK must be multiples of 4");
static_assert(BM % WM == 0 && BN % WN == 0, "warp_tiled: BM must be a multiple of WM, and BN of WN");
static_assert(WM % TM == 0 && WN % TN == 0 && WM / TM * (WN / TN) == 32 && WN / TN % 2 == 0,
              "warp_tiled: WM/TM x WN/TN must be 32 lanes, with an even number of them along N");

constexpr int LANES_M = WM / TM;  // lanes along the warp tile's rows
constexpr int LANES_N = WN / TN;  // lanes along its columns
constexpr int THREADS = BM / WM * (BN / WN) * 32;
constexpr int PAD = 4;
static_assert(THREADS <= 1024, "warp_tiled: a block of BM/WM x BN/WN warps has at most 1024 threads");
static_assert(BM * BK / 4 % THREADS == 0 && BK * BN / 4 % THREADS == 0,
              "warp_tiled: the block's threads must divide the groups of four of both tiles evenly");
static_assert((BM + PAD + BN) * BK * 4 <= 48 * 1024, "warp_tiled: the tiles must fit in 48 KB");

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
    warp_tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) float As[BK][BM + PAD];  // transposed
  __shared__ __align__(16) float Bs[BK][BN];
  int row0 = blockIdx.y * BM;
  int col0 = blockIdx.x * BN;

  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their
  // columns: then the hardware serves half a warp at once instead of a quarter.
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int col1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;
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
        *reinterpret_cast<float4*>(&a[i]) = *reinterpret_cast<float4*>(&As[k][row1 + i * LANES_M]);
      for (int j = 0; j < TN; j += 4)
        *reinterpret_cast<float4*>(&b[j]) = *reinterpret_cast<float4*>(&Bs[k][col1 + j * LANES_N]);
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sum[i][j] += a[i] * b[j];
    }
    __syncthreads();  // the tiles are used and may be overwritten
  }

  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; j += 4) {
      int row = row0 + row1 + i / 4 * 4 * LANES_M + i % 4, col = col0 + col1 + j * LANES_N;
      float4 four = {sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]};
      store_four(&C[size_t(row) * N + col], four, row < M ? N - col : 0, whole_n);
    }
}
