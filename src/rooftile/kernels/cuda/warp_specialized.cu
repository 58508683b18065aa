// Warps of two kinds (sm_90a, whose setmaxnreg shares the registers out anew). Four do nothing but copy to a
// ring of stages in shared memory: past the registers what lies as it has to (cp.async.bulk), and through
// them, where 4 x 4 elements at a time change places, what does not. The others do nothing but multiply. They
// hold no address of global memory and copy nothing, so the compiler leaves the sums where they are: of the
// registers' two banks in the one that their factor is not read from, the other factor being kept. Full and
// empty stages are told of through mbarriers. As many blocks as the GPU has multiprocessors take tile after
// tile; while results are stored, the next factors arrive. With SHARE, tiles that are no whole number for
// each block are shared by two (pieces.cuh).
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches, in any layout.
#ifndef BM
#define BM 128
#endif
#ifndef BN
#define BN 256
#endif
#ifndef BK
#define BK 32
#endif
#ifndef WM
#define WM 32
#endif
#ifndef WN
#define WN 128
#endif
#ifndef TM
#define TM 16
#endif
#ifndef TN
#define TN 8
#endif
#ifndef STAGES
#define STAGES 4
#endif
#ifndef GROUP
#define GROUP 8
#endif
#ifndef BLOCKS
#define BLOCKS 132
#endif
#ifndef SHARE
#define SHARE 0
#endif
// Of the general kernel: neighbours that one access moves, 4 or 1.
#ifndef VEC_A
#define VEC_A 1
#endif
#ifndef VEC_B
#define VEC_B 1
#endif
#ifndef VEC_D
#define VEC_D 1
#endif

#include "early.cuh"
#include "general.cuh"
#include "mbarrier.cuh"
#include "pieces.cuh"
#include "tiles.cuh"

constexpr int LANES_M = WM / TM;  // lanes along the warp tile's rows
constexpr int LANES_N = WN / TN;  // lanes along its columns
constexpr int PRODUCERS = 4;      // warps
constexpr int CONSUMERS = BM / WM * (BN / WN);
constexpr int THREADS = (PRODUCERS + CONSUMERS) * 32;
constexpr int PAD = 4;
constexpr int GRAIN = 8;  // tiles are cut along K at multiples of it
// Rows of another block's part of a tile that are read together: amid the products, and when all is stored.
constexpr int BETWEEN = 32 / TN < TM ? 32 / TN : TM;
constexpr int AT_END = GENERAL ? (BETWEEN + 1) / 2 : BETWEEN;
// The next step's reads go between so many multiply-adds at the begin of a step: left to itself, ptxas puts
// them so late that the multiply-adds wait for them.
constexpr int FIRST = TM * TN * 3 / 8;
static_assert(TM % 4 == 0 && TN % 4 == 0, "warp_specialized: TM and TN must be multiples of 4");
static_assert(BM % WM == 0 && BN % WN == 0, "warp_specialized: BM must be a multiple of WM, and BN of WN");
static_assert(WM % TM == 0 && WN % TN == 0 && LANES_M * LANES_N == 32 && LANES_N % 2 == 0,
              "warp_specialized: WM/TM x WN/TN must be 32 lanes, with an even number of them along N");
static_assert(BK * BM % (512 * PRODUCERS) == 0 && BK * BN % (512 * PRODUCERS) == 0,
              "warp_specialized: the warps that copy must divide both tiles evenly");
static_assert(CONSUMERS == 4 || CONSUMERS == 8, "warp_specialized: four or eight warps must multiply");
static_assert(BK == 16 || BK == 32, "warp_specialized: BK must be 16 or 32");
static_assert(STAGES >= 2, "warp_specialized: one stage is filled while another is used");

struct Shared {
  float a[STAGES][BK][BM + PAD];  // A's tile lies by columns
  float b[STAGES][BK][BN + PAD];
  unsigned long long full[STAGES], empty[STAGES];
};
static_assert(sizeof(Shared) <= 227 * 1024, "warp_specialized: the stages must fit in 227 KB");

// What a launch is told.
struct Task {
  const float *A, *B, *C, *bias;
  float* D;
  int M, N, K, batch, inner, whole;
  long long lda, ldb, a_outer, a_inner, b_outer, b_inner;
  long long c_row, c_column, c_outer, c_inner, bias_step, d_row, d_column, d_outer, d_inner;
  float alpha, beta;
};

// Of tiles that two blocks share: the parts that wait for the other one, and how many of each warp are there.
// What lies between blocks i and i + 1 is number i, first that of the begin of K.
struct Shares {
  float (*parts)[2][BM * BN];
  unsigned (*arrived)[CONSUMERS];  // 0 at first, and again at the end
};

#include "copies.cuh"

// A warp that multiplies: WM x WN of each tile.
__device__ void consume(Shared& shared, const Task& task, const Shares& shares, int warp, int lane) {
  Tiles<BM, BN> tiles(task);
  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their
  // columns: then the hardware serves half a warp at once instead of a quarter.
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int column1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;

  auto place = [](int i, int j) {
    return (i / 4 * 4 * LANES_M + i % 4) * BN + j * LANES_N;
  };  // from the lane's first

  float a[2][TM], b[2][TN];  // of this step and the next
  const float *next_a = &shared.a[0][0][row1], *next_b = &shared.b[0][0][column1];
  auto read = [&](int step, int ahead) {
#pragma unroll
    for (int i = 0; i < TM; i += 4)
      *reinterpret_cast<float4*>(&a[step][i]) =
          *reinterpret_cast<const float4*>(next_a + ahead * (BM + PAD) + i * LANES_M);
#pragma unroll
    for (int j = 0; j < TN; j += 4)
      *reinterpret_cast<float4*>(&b[step][j]) =
          *reinterpret_cast<const float4*>(next_b + ahead * (BN + PAD) + j * LANES_N);
  };
  Pieces<GRAIN, SHARE> pieces(tiles.count, task.K);
  if (!pieces.next())
    return;
  int stage = 0, left_in_stage = BK - pieces.first % BK;
  unsigned parity = 0;
  wait(&shared.full[0], 0);
  next_a += (BK - left_in_stage) * (BM + PAD);
  next_b += (BK - left_in_stage) * (BN + PAD);
#pragma unroll 1
  do {
    read(0, 0);  // again, if it is not the first: so they need no registers while results are stored
    float sum[TM][TN] = {};
    auto multiply = [&](int step) {
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; ++j) {
          int t = i % 2 ? TN - 1 - j : j;  // back and forth, so that b is kept from row to row
          sum[i][t] += a[step][i] * b[step][t];
          if (i * TN + j == FIRST - 1)  // triggers no event, but ptxas moves nothing past it
            asm volatile("pmevent.mask 0;" : : : "memory");
        }
    };
    // Of a tile that two blocks share, `ends` is the part with the end of K, and the first thing that its
    // block does. So it waits already when the part with K's begin is some stages old; that one adds it then,
    // some warps a little later, so that the others multiply meanwhile.
    bool part = SHARE && !pieces.whole(), ends = pieces.first > 0;
    int between = blockIdx.x - ends, corner = row1 * BN + column1, left = pieces.last - pieces.first;
    int pause = part && !ends ? max(left - (4 + warp / 4 * 2) * BK, 0) : 0;
    unsigned* arrived = &shares.arrived[between][warp];
    const float* other = &shares.parts[between][!ends][corner];
    auto there = [&] {
      unsigned count;
      asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(count) : "l"(arrived) : "memory");
      return __shfl_sync(0xffffffff, count, 0) > 0;
    };
#pragma unroll 1
    while (left > 0) {
      int steps = min(left, left_in_stage);
      left -= steps;
      left_in_stage = BK;
#pragma unroll 1  // of more steps at once the compiler moves the sums about
      for (int pair = steps / 2 - 1; pair > 0; --pair) {
        read(1, 1);
        multiply(0);
        read(0, 2);
        multiply(1);
        next_a += 2 * (BM + PAD);
        next_b += 2 * (BN + PAD);
      }
      read(1, 1);
      multiply(0);
      int used = stage;
      if (left > 0 || pieces.more()) {
        stage = stage == STAGES - 1 ? 0 : stage + 1;
        parity ^= stage == 0;
        wait(&shared.full[stage], parity);
      }
      next_a = &shared.a[stage][0][row1];
      next_b = &shared.b[stage][0][column1];
      read(0, 0);
      multiply(1);
      arrive(&shared.empty[used]);
      if (part && left == pause && there()) {
#pragma unroll
        for (int i = 0; i < TM; i += BETWEEN) {
          float4 held[BETWEEN][TN / 4];
#pragma unroll
          for (int e = 0; e < BETWEEN; ++e)
#pragma unroll
            for (int j = 0; j < TN; j += 4)
              held[e][j / 4] = __ldcg(reinterpret_cast<const float4*>(&other[place(i + e, j)]));
#pragma unroll
          for (int e = 0; e < BETWEEN; ++e)
#pragma unroll
            for (int j = 0; j < TN; j += 4) {
              sum[i + e][j] += held[e][j / 4].y;
              sum[i + e][j + 1] += held[e][j / 4].x;
              sum[i + e][j + 2] += held[e][j / 4].w;
              sum[i + e][j + 3] += held[e][j / 4].z;
            }
          __syncwarp();  // which no read is moved past: there are no registers for more
        }
        if (lane == 0)
          atomicExch(arrived, 0);
        part = false;
      }
    }

    if (part && !there()) {
      // Neighbours change places: a sum then lies in the bank that b's does not.
      float* mine = &shares.parts[between][ends][corner];
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; j += 4)
          *reinterpret_cast<float4*>(&mine[place(i, j)]) =
              make_float4(sum[i][j + 1], sum[i][j], sum[i][j + 3], sum[i][j + 2]);
      __syncwarp();
      unsigned before = 0;
      if (lane == 0)
        asm volatile("atom.acq_rel.gpu.add.u32 %0, [%1], 1;" : "=r"(before) : "l"(arrived) : "memory");
      if (!__shfl_sync(0xffffffff, before, 0))
        continue;  // the other one will store
    }
    if (part && lane == 0)
      atomicExch(arrived, 0);

    int row, column, within, outer;
    tiles.find(pieces.tile, 0, task, row, column, within, outer);
    const int own_row = row, own_column = column;  // what lies before these the tile before stores
    row = moved_row(row, task) + row1;
    column = moved_column(column, task) + column1;
    float* D = task.D + outer * task.d_outer + within * task.d_inner;
    const float* C = task.C + outer * task.c_outer + within * task.c_inner;
    bool wide = (GENERAL ? VEC_D == 4 : task.N % 4 == 0) && column % 4 == 0;
    float4 add[AT_END][TN / 4];
#pragma unroll
    for (int i = 0; i < TM; ++i) {
      if (i % AT_END == 0)
#pragma unroll
        for (int e = 0; e < AT_END; ++e)
#pragma unroll
          for (int j = 0; j < TN; j += 4)
            add[e][j / 4] =
                part ? __ldcg(reinterpret_cast<const float4*>(&other[place(i + e, j)])) : float4();
#pragma unroll
      for (int j = 0; j < TN; j += 4) {
        int r = row + i / 4 * 4 * LANES_M + i % 4, c = column + j * LANES_N;
        if (r < own_row || r >= task.M || c + 3 < own_column || c >= task.N)
          continue;
        float4 more = add[i % AT_END][j / 4];
        float four[4] = {sum[i][j] + more.y, sum[i][j + 1] + more.x, sum[i][j + 2] + more.w,
                         sum[i][j + 3] + more.z};
#if GENERAL
#pragma unroll
        for (int e = 0; e < 4; ++e) {
          if (c + e >= task.N)
            continue;
          four[e] *= task.alpha;
#if HAS_C
          four[e] += task.beta * C[r * task.c_row + (c + e) * task.c_column];
#endif
#if HAS_BIAS
          four[e] += task.bias[(c + e) * task.bias_step];
#endif
          four[e] = ACTIVATION(four[e]);
        }
#endif
        float* to = D + r * task.d_row + c * task.d_column;
        if (wide && c + 3 < task.N)
          *reinterpret_cast<float4*>(to) = make_float4(four[0], four[1], four[2], four[3]);
        else
          for (int e = 0; e < 4; ++e)
            if (c + e >= own_column && c + e < task.N)
              to[e * task.d_column] = four[e];
      }
    }
  } while (pieces.next());
}

__device__ __forceinline__ void compute(const Task& task, const Shares& shares) {
  extern __shared__ __align__(16) unsigned char memory[];
  Shared& shared = *reinterpret_cast<Shared*>(memory);
  // Whether one thread more arrives, for copies past the registers.
#if GENERAL
  constexpr bool copies = (!A_ALONG_K && VEC_A == 4) || (!B_ALONG_K && VEC_B == 4);
#else
  bool vectors = task.K % 4 == 0 && task.N % 4 == 0, copies = vectors;
#endif
  if (threadIdx.x == 0) {
    for (int i = 0; i < STAGES; ++i) {
      init(&shared.full[i], PRODUCERS * 32 + copies);
      init(&shared.empty[i], CONSUMERS * 32);
    }
    asm volatile("fence.mbarrier_init.release.cluster;\nfence.proxy.async;" : : : "memory");
  }
  __syncthreads();
  if constexpr (GENERAL)
    wait_for_launch_before();
  int warp = __shfl_sync(0xffffffff, threadIdx.x / 32, 0);  // as what it is: the same for all of a warp
  // A launch of twelve warps has 168 registers a thread.
  if (warp >= CONSUMERS) {
    if constexpr (CONSUMERS == 8)
      asm volatile("setmaxnreg.dec.sync.aligned.u32 88;");
    int thread = threadIdx.x - CONSUMERS * 32;
#if GENERAL
    produce<VEC_A, VEC_B>(shared, task, thread);
#else
    if (vectors)
      produce<4, 4>(shared, task, thread);
    else
      produce<1, 1>(shared, task, thread);
#endif
  } else {
    if constexpr (CONSUMERS == 8)
      asm volatile("setmaxnreg.inc.sync.aligned.u32 208;");
    consume(shared, task, shares, warp, threadIdx.x % 32);
  }
}

#if GENERAL
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    gemm_warp_specialized(const float* A, const float* B,
#if HAS_C
                          const float* C,
#endif
#if HAS_BIAS
                          const float* bias,
#endif
                          float* D, int M, int N, int K, int inner, int batch,
#if SPLIT
                          int whole,
#endif
                          long long lda, long long ldb, long long a_outer, long long a_inner,
                          long long b_outer, long long b_inner,
#if HAS_C
                          long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
                          long long bias_step,
#endif
                          long long d_row, long long d_column, long long d_outer, long long d_inner,
                          float alpha, float beta
#if SHARE
                          ,
                          float (*parts)[2][BM * BN], unsigned (*arrived)[CONSUMERS]
#endif
    ) {
#if !SHARE
  float(*parts)[2][BM * BN] = nullptr;
  unsigned(*arrived)[CONSUMERS] = nullptr;
#endif
#if !SPLIT
  int whole = 0;
#endif
#if !HAS_C
  const float* C = nullptr;
  long long c_row = 0, c_column = 0, c_outer = 0, c_inner = 0;
#endif
#if !HAS_BIAS
  const float* bias = nullptr;
  long long bias_step = 0;
#endif
  compute({A,       B,         C,     bias,     D,       M,       N,       K,     batch,    inner,
           whole,   lda,       ldb,   a_outer,  a_inner, b_outer, b_inner, c_row, c_column, c_outer,
           c_inner, bias_step, d_row, d_column, d_outer, d_inner, alpha,   beta},
          {parts, arrived});
}
#else
#if SHARE
__device__ __align__(16) float parts[BLOCKS][2][BM * BN];
__device__ unsigned arrived[BLOCKS][CONSUMERS];
#else
constexpr float (*parts)[2][BM * BN] = nullptr;
constexpr unsigned (*arrived)[CONSUMERS] = nullptr;
#endif

extern "C" __global__ void __launch_bounds__(THREADS, 1)
    warp_specialized(const float* A, const float* B, float* C, int M, int N, int K) {
  compute({A, B, nullptr, nullptr, C, M, N, K, 1, 1, 0, K, N, 0, 0, 0, 0, 0, 0, 0, 0, 0, N, 1, 0, 0, 1, 0},
          {parts, arrived});
}
#endif
