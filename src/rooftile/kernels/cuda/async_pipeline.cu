// The double-buffered kernel with asynchronous copies (cp.async, sm_80) from global to shared memory, which take no
// registers on the way. Those they spare hold larger thread tiles, and the factors of the next step while this one is
// computed. A copy moves one element: so A is transposed on the way, every size and alignment is served alike, and the
// neighbours of a pair can change places. They do, for the sake of the registers' two banks: of `sum += a * b`, a is
// kept from one instruction to the next, so b and sum must come from different banks, and the elements of a vector
// lie in each bank by turns.
#ifndef BM
#define BM 256
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
#define WN 64
#endif
#ifndef TM
#define TM 16
#endif
#ifndef TN
#define TN 8
#endif
static_assert(TM % 4 == 0 && TN % 4 == 0 && BK % 2 == 0, "async_pipeline: TM and TN must be multiples of 4, BK even");
static_assert(BM % WM == 0 && BN % WN == 0, "async_pipeline: BM must be a multiple of WM, and BN of WN");
static_assert(WM % TM == 0 && WN % TN == 0 && WM / TM * (WN / TN) == 32 && WN / TN % 2 == 0,
              "async_pipeline: WM/TM x WN/TN must be 32 lanes, with an even number of them along N");

constexpr int LANES_M = WM / TM;  // lanes along the warp tile's rows
constexpr int LANES_N = WN / TN;  // lanes along its columns
constexpr int THREADS = BM / WM * (BN / WN) * 32;
constexpr int PAD = 4;
static_assert(THREADS <= 1024, "async_pipeline: a block of BM/WM x BN/WN warps has at most 1024 threads");
static_assert(THREADS % (2 * BK) == 0 && BM * BK % THREADS == 0 && THREADS % BN == 0 && BK * BN % THREADS == 0,
              "async_pipeline: the block's threads must be whole rows of the tiles and divide both evenly");
static_assert(2 * (BM + PAD + BN) * BK * 4 <= 48 * 1024, "async_pipeline: two pairs of tiles must fit in 48 KB");

constexpr int COPIES_A = BM * BK / THREADS;  // elements that a thread copies
constexpr int COPIES_B = BK * BN / THREADS;
constexpr int ROWS_A = THREADS / BK;  // rows of the tile that the block copies at a time
constexpr int ROWS_B = THREADS / BN;

struct Tiles {
  float a[BK][BM + PAD];  // transposed
  float b[BK][BN];
};

// Begins to copy an element or, where none exists, a zero.
__device__ void copy(float* to, const float* from, bool exists) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;"
               :
               : "r"(unsigned(__cvta_generic_to_shared(to))), "l"(from), "r"(exists ? 4 : 0)
               : "memory");
}

__device__ void wait_for_copies() { asm volatile("cp.async.wait_all;" : : : "memory"); }

extern "C" __global__ void __launch_bounds__(THREADS, THREADS > 128 ? 1 : 2)
    async_pipeline(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ __align__(16) Tiles tiles[2];
  int row0 = blockIdx.y * BM;
  int col0 = blockIdx.x * BN;

  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their
  // columns: then the hardware serves half a warp at once instead of a quarter.
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int col1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;

  // What the thread copies. Rows and columns past the edge of C are computed too, from the last one of A and B,
  // but not stored; of the depth, the first tile takes what does not fill a tile.
  int r = threadIdx.x / BK, ka = threadIdx.x % BK;
  int c = threadIdx.x % BN, kb = threadIdx.x / BN;
  int first = (K - 1) % BK + 1;
  const float* next_a[COPIES_A];
  const float* next_b = B + size_t(kb) * N + min(col0 + c, N - 1);
#pragma unroll
  for (int i = 0; i < COPIES_A; ++i) {
    next_a[i] = A + size_t(min(row0 + r + i * ROWS_A, M - 1)) * K + ka;
    copy(&tiles[0].a[ka][(r ^ 1) + i * ROWS_A], next_a[i], ka < first);
    next_a[i] += first;
  }
#pragma unroll
  for (int i = 0; i < COPIES_B; ++i)
    copy(&tiles[0].b[kb + i * ROWS_B][c ^ 1], next_b + size_t(i * ROWS_B) * N, kb + i * ROWS_B < first);
  next_b += size_t(first) * N;
  wait_for_copies();
  __syncthreads();  // the first pair is filled

  float a[2][TM], b[2][TN];  // of this step and the next
  auto read = [&](const Tiles& from, int k, int which) {
    for (int i = 0; i < TM; i += 4)
      *reinterpret_cast<float4*>(&a[which][i]) = *reinterpret_cast<const float4*>(&from.a[k][row1 + i * LANES_M]);
    for (int j = 0; j < TN; j += 4)
      *reinterpret_cast<float4*>(&b[which][j]) = *reinterpret_cast<const float4*>(&from.b[k][col1 + j * LANES_N]);
  };
  read(tiles[0], 0, 0);

  float sum[TM][TN] = {};
#pragma unroll 1
  for (int left = (K - 1) / BK, pair = 0; left >= 0; --left, pair ^= 1) {
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      if (k < BK - 1) {
        read(tiles[pair], k + 1, (k + 1) % 2);
      } else {
        wait_for_copies();
        __syncthreads();  // this pair is used, the next is filled
        read(tiles[pair ^ 1], 0, 0);
      }
      if (k == 0) {
#pragma unroll
        for (int i = 0; i < COPIES_A; ++i) {
          copy(&tiles[pair ^ 1].a[ka][(r ^ 1) + i * ROWS_A], next_a[i], left > 0);
          next_a[i] += BK;
        }
#pragma unroll
        for (int i = 0; i < COPIES_B; ++i) {
          copy(&tiles[pair ^ 1].b[kb + i * ROWS_B][c ^ 1], next_b, left > 0);
          next_b += size_t(ROWS_B) * N;
        }
      }
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) {
          int turn = i % 2 ? TN - 1 - j : j;  // back and forth, so that b is kept from row to row
          sum[i][turn] += a[k % 2][i ^ 1] * b[k % 2][turn ^ 1];
        }
    }
  }

  bool whole = N % 4 == 0;  // rows of C begin on 16-byte boundaries
  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; j += 4) {
      int row = row0 + row1 + i / 4 * 4 * LANES_M + i % 4, col = col0 + col1 + j * LANES_N;
      float* to = &C[size_t(row) * N + col];
      if (row >= M || col >= N)
        continue;
      if (whole) {
        *reinterpret_cast<float4*>(to) = make_float4(sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]);
        continue;
      }
      for (int e = 0; e < 4; ++e)
        if (col + e < N)
          to[e] = sum[i][j + e];
    }
}
