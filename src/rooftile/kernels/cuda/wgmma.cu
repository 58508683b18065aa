// What Hopper adds (sm_90a). A warpgroup's wgmma multiplies 64 x 256 x 16 straight from shared memory. One
// thread keeps a ring of tiles filled by copies of whole boxes (TMA), which report to mbarriers: a warpgroup
// of its own, with few registers, is the producer, two consumers get the rest. Two neighbouring blocks are a
// cluster: each copies half of the tile that both need to both. As many blocks as the GPU has multiprocessors
// take tile after tile, along K forwards and backwards in turn: what was read last is what L2 still has. A
// tile's results are stored by TMA while the next one's factors arrive. With SHARE, tiles that are no whole
// number for each block are cut along K (pieces.cuh); with TOGETHER, clusters keep together (company.cuh).
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches and with leading dimensions.
#ifndef ELEMENT
#define ELEMENT bf16  // or f16
#endif
#ifndef BM
#define BM 128
#endif
#ifndef BN
#define BN 256
#endif
#ifndef STAGES
#define STAGES 4
#endif
#ifndef CLUSTER
#define CLUSTER 2
#endif
#ifndef IN_FLIGHT
#define IN_FLIGHT 1
#endif
#ifndef GROUP
#define GROUP 8
#endif
#ifndef BLOCKS
#define BLOCKS 132
#endif
#ifndef TOGETHER
#define TOGETHER 0  // else steps along K at which clusters wait for each other
#endif
#ifndef SHARE
#define SHARE 0
#endif
// Of the general kernel: neighbours of C that one access moves, 2 or 1.
#ifndef VEC_C
#define VEC_C 1
#endif
#ifndef PLAIN_D
#define PLAIN_D 0  // 1: D's rows do not begin at multiples of 16 bytes, which TMA wants
#endif

#include "company.cuh"
#include "elements.cuh"
#include "general.cuh"
#include "parts.cuh"
#include "pieces.cuh"
#include "tiles.cuh"
#include "tma.cuh"
#include "wgmma.cuh"

typedef ELEMENT Element;
constexpr int BK = 64;     // a row of a box is 128 bytes, which is what chunks of 16 change places in
constexpr int LINE = 128;  // bytes of it
constexpr int CONSUMERS = BM == 64 ? 1 : 2;
constexpr int EACH = BM / 64 / CONSUMERS;  // products of 64 rows that a consumer computes at a time
constexpr int THREADS = (1 + CONSUMERS) * 128;
constexpr int A_BYTES = BM * LINE, B_BYTES = BN * LINE, BOX = 64 * LINE;
// Blocks of a cluster lie side by side and share A's tile, or one above the other and share B's: the larger,
// if its halves are whole boxes.
constexpr bool SHARES_A = BM > BN || BN == 192;
constexpr int SHARING_A = SHARES_A ? CLUSTER : 1, SHARING_B = SHARES_A ? 1 : CLUSTER;
static_assert(BM == 64 || BM == 128 || BM == 256, "wgmma: BM must be 64, 128 or 256");
static_assert(BN == 128 || BN == 192 || BN == 256, "wgmma: BN must be 128, 192 or 256");
static_assert(BM * BN <= 256 * 192, "wgmma: the sums of such a tile do not fit in the registers");
static_assert(BM % (64 * SHARING_A) == 0, "wgmma: the blocks of a cluster copy whole boxes of A's tile");
static_assert(STAGES >= 2 && STAGES <= 8, "wgmma: 2 to 8 stages");
static_assert(CLUSTER == 1 || CLUSTER == 2, "wgmma: clusters are of one or two blocks");
static_assert(IN_FLIGHT == 0 || IN_FLIGHT == 1, "wgmma: one group of products can be in flight, or none");
static_assert(!SHARE || !TOGETHER, "wgmma: clusters that share tiles are at different places along K");
static_assert(!SHARE || EACH == 1, "wgmma: tiles of so many sums cannot be shared");
static_assert(BLOCKS >= CLUSTER, "wgmma: the grid is at least a cluster");

struct Shared {
  unsigned char a[STAGES][A_BYTES], b[STAGES][B_BYTES];
  unsigned char result[CONSUMERS][2][BOX];
  unsigned long long full[STAGES], empty[STAGES];
};

typedef Tiles<BM, BN, SHARING_B, SHARING_A> Order;  // blocks that share B's tile lie one above the other
typedef Pieces<BK, SHARE, CLUSTER> Work;

// The producer's one thread: fills stage after stage, as soon as the consumers of all blocks have emptied it.
__device__ void produce(Shared& shared, const Task<Element>& task, const CUtensorMap& A, const CUtensorMap& B,
                        const Order& tiles, Work work, Tile tile, int rank, Company company) {
  int stage = 0;
  unsigned parity = 1;  // of a stage that nobody has used yet
  bool backwards = false;
  while (true) {
    // Of a shared tile, the part that this block copies.
    const int part_a = SHARES_A ? rank * (BM / CLUSTER) : 0, part_b = SHARES_A ? 0 : rank * (BN / CLUSTER);
    const int row = tile.row + part_a, column = tile.column + part_b, within = tile.within,
              outer = tile.outer;
    const int a_within = within * task.a_inner, a_outer = outer * task.a_outer;
    const int b_within = within * task.b_inner, b_outer = outer * task.b_outer;
    // Whether all have a tile in this turn, of which the first cluster takes the last.
    const bool all = work.tile + int(blockIdx.x / CLUSTER) < tiles.count;
#pragma unroll 1
    for (int step = work.first; step < work.last; step += BK) {
      if (TOGETHER && all && rank == 0 && step % (TOGETHER * BK) == 0)
        company.pass();
      int k = backwards ? work.first + work.last - BK - step : step;
      if constexpr (SPLIT)
        k += within * task.K;
      unsigned long long* full = &shared.full[stage];
      wait(&shared.empty[stage], parity);
      expect(full, A_BYTES + B_BYTES);
      unsigned char *to_a = shared.a[stage] + part_a * LINE, *to_b = shared.b[stage] + part_b * LINE;
      if constexpr (A_ALONG_K)
        fetch<SHARING_A>(to_a, A, full, {k, row, a_within, a_outer});
      else
        for (int i = 0; i < BM / SHARING_A / 64; ++i)
          fetch<SHARING_A>(to_a + i * BOX, A, full, {row + i * 64, k, a_within, a_outer});
      if constexpr (B_ALONG_K)
        fetch<SHARING_B>(to_b, B, full, {k, column, b_within, b_outer});
      else
        for (int i = 0; i < BN / SHARING_B / 64; ++i)
          fetch<SHARING_B>(to_b + i * BOX, B, full, {column + i * 64, k, b_within, b_outer});
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
    int turn = work.turn;
    if (!work.next())
      break;
    if (work.turn > turn)  // not of what is shared, of which blocks have more pieces or fewer
      backwards = !backwards;
    tile = tiles.find_now(work.tile, rank, task);
  }
  stay(shared.empty, stage, parity);
}

// Stores a consumer's sums as they lie: two neighbours a thread, from row and column on.
__device__ void keep_sums(const float (&sum)[EACH][BN / 2], int row, int column, int within, int outer,
                          const Task<Element>& task) {
  float* to = static_cast<float*>(task.D_out) + outer * task.d_outer + within * task.d_inner;
#pragma unroll
  for (int each = 0; each < EACH; ++each)
#pragma unroll
    for (int i = 0; i < BN / 2; i += 2) {
      int r = row + each * 64 + i / 2 % 2 * 8, c = column + i / 4 * 8;
      if (r < task.M && c < task.N)  // rows are padded to whole groups of four
        *reinterpret_cast<float2*>(to + r * task.d_row + c) = make_float2(sum[each][i], sum[each][i + 1]);
    }
}

// Stores a warp's 16 rows of a box, element by element.
__device__ void keep_rows(const unsigned char* box, int row, int column, int warp, int lane, int within,
                          int outer, const Task<Element>& task) {
  Element* to = static_cast<Element*>(task.D_out) + outer * task.d_outer + within * task.d_inner;
  __syncwarp();  // the warp's part of the box is there
#pragma unroll 4
  for (int i = 0; i < 32; ++i) {
    int r = warp * 16 + i / 2, c = i % 2 * 32 + lane;
    if (row + r < task.M && column + c < task.N)
      to[(row + r) * task.d_row + column + c] =
          *reinterpret_cast<const Element*>(box + r * LINE + (c / 8 ^ r % 8) * 16 + c % 8 * 2);
  }
  __syncwarp();  // and free again
}

// A consumer's warpgroup: half of the tile's rows, or all 64.
__device__ void consume(Shared& shared, const Task<Element>& task, const CUtensorMap& D, const Order& tiles,
                        const Shares& shares, int own, int rank) {
  int thread = threadIdx.x % 128, warp = thread / 32, lane = thread % 32, stage = 0, buffer = 0;
  unsigned parity = 0;
  const unsigned long long first_a = descriptor(at(shared.a) + own * EACH * BOX, BOX),
                           first_b = descriptor(at(shared.b), BOX);
  constexpr int STEP = 16 * 2,
                ACROSS = 16 * LINE;  // bytes from one step of K to the next, along it and across
  auto release = [&](int used) {     // tells the producers of all blocks
    if (thread < CLUSTER)
      arrive(&shared.empty[used], thread);
  };
  const int number = number_of<CONSUMERS>(rank, own);
  for (Work work(tiles.count, task.K); work.next();) {
    const Tile tile = tiles.find_now(work.tile, rank, task);
    const bool ends = SHARE && work.first > 0, begins = SHARE && !ends && !work.whole();
    float sum[EACH][BN / 2];
    // A compiler that keeps two arrays in memory loads them, though nothing is added to.
    if constexpr (EACH > 1 || SHARE)
      for (float(&each)[BN / 2] : sum)
#pragma unroll
        for (float& one : each)
          one = 0;
    if constexpr (SHARE)
      take(sum[0], shares, number, thread, own, begins);
    int before = 0;
#pragma unroll 1
    for (int k = work.first; k < work.last; k += BK) {
      wait(&shared.full[stage], parity);
      unsigned long long a = first_a + stage * (A_BYTES / 16), b = first_b + stage * (B_BYTES / 16);
      fence();
#pragma unroll
      for (int step = 0; step < BK / 16; ++step)
#pragma unroll
        for (int each = 0; each < EACH; ++each)
          multiply<!A_ALONG_K, !B_ALONG_K>(
              Element(), sum[each], a + (each * BOX + step * (A_ALONG_K ? STEP : ACROSS)) / 16,
              b + step * (B_ALONG_K ? STEP : ACROSS) / 16, SHARE || k > 0 || step > 0);
      commit_products();
      wait_products<IN_FLIGHT>();
      if (IN_FLIGHT == 0 || k > work.first)
        release(IN_FLIGHT == 0 ? stage : before);
      before = stage;
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
    if constexpr (IN_FLIGHT > 0) {
      wait_products<0>();
      release(before);
    }
#pragma unroll
    for (int each = 0; each < EACH; ++each)
      settle(sum[each]);
    if (ends) {
      give(sum[0], shares, number - CLUSTER * CONSUMERS, thread, own);
      continue;
    }

    const int row = tile.row + own * EACH * 64, column = tile.column, within = tile.within,
              outer = tile.outer;
    if constexpr (SPLIT) {
      keep_sums(sum, row + warp * 16 + lane / 4, column + lane % 4 * 2, within, outer, task);
      continue;
    }
    const Element* add = task.C_in + outer * task.c_outer + within * task.c_inner;
#pragma unroll
    for (int box = 0; box < EACH * (BN / 64); ++box, buffer ^= 1) {
      const int each = box / (BN / 64), part = box % (BN / 64);
      unsigned char* result = shared.result[own][buffer];
      if (thread == 0)
        wait_read<1>();  // the store before the last has left its buffer
      together(own);
#pragma unroll
      for (int i = 0; i < 32; i += 8) {  // 16 x 16 of the result a warp
        unsigned pairs[4];
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          float first = sum[each][part * 32 + i + 2 * j], second = sum[each][part * 32 + i + 2 * j + 1];
          if constexpr (GENERAL) {
            long long r = row + each * 64 + warp * 16 + lane / 4 + j % 2 * 8;
            int c = column + part * 64 + i * 2 + j / 2 * 8 + lane % 4 * 2;
            first *= task.alpha;
            second *= task.alpha;
            bool one = r < task.M && c < task.N, two = r < task.M && c + 1 < task.N;
            if constexpr (HAS_BIAS) {
              first += c < task.N ? widen(task.bias[c * task.bias_step]) : 0;
              second += c + 1 < task.N ? widen(task.bias[(c + 1) * task.bias_step]) : 0;
            }
            if constexpr (HAS_C) {
              const Element* from = add + r * task.c_row + c * task.c_column;
              Element both[2] = {};
              if (VEC_C == 2 && two) {
                *reinterpret_cast<unsigned*>(both) = *reinterpret_cast<const unsigned*>(from);
              } else {
                if (one)
                  both[0] = from[0];
                if (two)
                  both[1] = from[task.c_column];
              }
              first += task.beta * widen(both[0]);
              second += task.beta * widen(both[1]);
            }
            first = ACTIVATION(first);
            second = ACTIVATION(second);
          }
          pairs[j] = pack(Element(), first, second);
        }
        int r = warp * 16 + lane % 16, chunk = i / 4 + lane / 16;
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};"
                     :
                     : "r"(at(result) + r * LINE + (chunk ^ r % 8) * 16), "r"(pairs[0]), "r"(pairs[1]),
                       "r"(pairs[2]), "r"(pairs[3])
                     : "memory");
      }
      if constexpr (PLAIN_D) {
        keep_rows(result, row + each * 64, column + part * 64, warp, lane, within, outer, task);
        continue;
      }
      asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
      together(own);
      if (thread == 0) {
        store(D, result, {column + part * 64, row + each * 64, within, outer});
        commit();
      }
    }
  }
  if (thread == 0)
    wait_read<0>();  // the block's memory is not read any more
}

__device__ __forceinline__ void compute(const CUtensorMap& A, const CUtensorMap& B, const CUtensorMap& D,
                                        const Task<Element>& task, const Shares& shares, unsigned* passed) {
  unsigned rank = blockIdx.x % CLUSTER;
  Order tiles(task);
  Work work(tiles.count, task.K);
  Tile first = {};
  if (threadIdx.x == 0 && work.next())
    first = tiles.find_now(work.tile, rank, task);
  Shared& shared = begin<Shared>(A, B, D, CONSUMERS * CLUSTER);
  int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);  // as what it is: the same for all of a warp
  if (group == 0) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" : : "n"(BM == 256 ? 24 : 40));
    if (threadIdx.x == 0)
      produce(shared, task, A, B, tiles, work, first, rank, Company(passed));
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" : : "n"(BM == 256 ? 240 : 232));
    consume(shared, task, D, tiles, shares, group - 1, rank);
  }
}

#if GENERAL
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    gemm_wgmma(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
#if HAS_C
               const Element* C,
#endif
#if HAS_BIAS
               const Element* bias,
#endif
#if SPLIT
               float* D_out,
#elif PLAIN_D
               Element* D_out,
#else
               const __grid_constant__ CUtensorMap D,
#endif
               int M, int N, int K, int batch, int inner, int a_outer, int a_inner, int b_outer, int b_inner,
#if HAS_C
               long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
               long long bias_step,
#endif
#if SPLIT || PLAIN_D
               long long d_row, long long d_outer, long long d_inner,
#endif
               float alpha, float beta
#if SHARE
               ,
               float* parts, unsigned* arrived
#elif TOGETHER
               ,
               unsigned* passed
#endif
    ) {
#if !SHARE
  float* parts = nullptr;
  unsigned* arrived = nullptr;
#endif
#if !TOGETHER
  unsigned* passed = nullptr;
#endif
#if SPLIT || PLAIN_D
  const CUtensorMap& D = A;  // which is not used
#else
  void* D_out = nullptr;
  long long d_row = 0, d_outer = 0, d_inner = 0;
#endif
#if !HAS_C
  const Element* C = nullptr;
  long long c_row = 0, c_column = 0, c_outer = 0, c_inner = 0;
#endif
#if !HAS_BIAS
  const Element* bias = nullptr;
  long long bias_step = 0;
#endif
  compute(A, B, D,
          {C,     bias,     M,       N,       K,         batch, inner, a_outer, a_inner, b_outer, b_inner,
           c_row, c_column, c_outer, c_inner, bias_step, alpha, beta,  D_out,   d_row,   d_outer, d_inner},
          {parts, arrived}, passed);
}
#else
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    wgmma(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
          const __grid_constant__ CUtensorMap C, int M, int N, int K
#if SHARE
          ,
          float* parts, unsigned* arrived
#elif TOGETHER
          ,
          unsigned* passed
#endif
    ) {
#if !SHARE
  float* parts = nullptr;
  unsigned* arrived = nullptr;
#endif
#if !TOGETHER
  unsigned* passed = nullptr;
#endif
  compute(A, B, C, {nullptr, nullptr, M, N, K, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0}, {parts, arrived},
          passed);
}
#endif
