// wgmma of float elements, of which the tensor cores take the first ten bits of fraction (tf32). It wants its
// second factor by rows of K, and cannot turn 32-bit elements as it does 16-bit ones. The first one may come
// from registers instead, which threads can load from wherever it lies: so the factor that does not lie along
// K is put first. For A and B by rows that is B: a block computes a tile of C turned, and turns it back when
// it is stored. What else is as in wgmma.cu: a ring filled by TMA, a producer and two consumers, clusters
// that share a tile, blocks that stay and, with TOGETHER, keep together along K (company.cuh).
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches and with leading dimensions, if A or B lies
// along K.
#ifndef ELEMENT
#define ELEMENT tf32
#endif
// Lines of the factors in a tile: of the first one, which is taken from registers, and of the second.
#ifndef FIRST
#define FIRST 128
#endif
#ifndef SECOND
#define SECOND 256
#endif
#ifndef STAGES
#define STAGES 4
#endif
#ifndef CLUSTER
#define CLUSTER 2
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
// Of the general kernel: neighbours of C that one access moves, 2 or 1.
#ifndef VEC_C
#define VEC_C 1
#endif

#include "company.cuh"
#include "elements.cuh"
#include "general.cuh"
#include "tiles.cuh"
#include "tma.cuh"
#include "wgmma.cuh"

constexpr bool TURNED = !B_ALONG_K;                   // B comes first, and the sums are those of C turned
constexpr bool ALONG_K = TURNED ? false : A_ALONG_K;  // how the first factor lies; the second lies along K
static_assert(A_ALONG_K || B_ALONG_K, "wgmma_tf32: A or B must lie along K");
constexpr int BM = TURNED ? SECOND : FIRST, BN = TURNED ? FIRST : SECOND;
constexpr int BK = 32;     // a row of a box is 128 bytes, which is what chunks of 16 change places in
constexpr int LINE = 128;  // bytes of it
constexpr int CONSUMERS = FIRST / 64, THREADS = (1 + CONSUMERS) * 128;
constexpr int FIRST_BYTES = FIRST * LINE, SECOND_BYTES = SECOND * LINE, BOX = 32 * LINE;
static_assert(sizeof(ELEMENT) == 4, "wgmma_tf32: ELEMENT must be tf32");
static_assert(FIRST == 64 || FIRST == 128, "wgmma_tf32: FIRST must be 64 or 128");
static_assert(SECOND == 128 || SECOND == 192 || SECOND == 256, "wgmma_tf32: SECOND must be 128, 192 or 256");
static_assert(STAGES >= 2 && STAGES <= 8, "wgmma_tf32: 2 to 8 stages");
static_assert(CLUSTER == 1 || CLUSTER == 2, "wgmma_tf32: clusters are of one or two blocks");
static_assert(BLOCKS >= CLUSTER, "wgmma_tf32: the grid is at least a cluster");

struct Shared {
  unsigned char second[STAGES][SECOND_BYTES], first[STAGES][FIRST_BYTES];
  unsigned char result[CONSUMERS][2][2 * BOX];
  unsigned long long full[STAGES], empty[STAGES];
};

typedef Tiles<BM, BN, TURNED ? 1 : CLUSTER, TURNED ? CLUSTER : 1>
    Order;  // blocks share the second factor's tile

// The producer's one thread: fills stage after stage, as soon as the consumers of all blocks have emptied it.
__device__ void produce(Shared& shared, const Task<float>& task, const CUtensorMap& A, const CUtensorMap& B,
                        const Order& tiles, Tile tile, int rank, Company company) {
  const CUtensorMap &First = TURNED ? B : A, &Second = TURNED ? A : B;
  int stage = 0;
  unsigned parity = 1;     // of a stage that nobody has used yet
  bool backwards = false;  // in turn: what was read last is what L2 still has
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    int a_within = tile.within * task.a_inner, a_outer = tile.outer * task.a_outer;
    int b_within = tile.within * task.b_inner, b_outer = tile.outer * task.b_outer;
    int line = TURNED ? tile.column : tile.row;
    int other = (TURNED ? tile.row : tile.column) + rank * (SECOND / CLUSTER);
    int first_within = TURNED ? b_within : a_within, first_outer = TURNED ? b_outer : a_outer;
    // Whether all have a tile in this turn.
    const bool all = turn - int(blockIdx.x / CLUSTER) + int(gridDim.x / CLUSTER) <= tiles.count;
#pragma unroll 1
    for (int step = 0; step < task.K; step += BK) {
      if (TOGETHER && all && rank == 0 && step % (TOGETHER * BK) == 0)
        company.pass();
      int k = backwards ? (task.K - 1) / BK * BK - step : step;
      if constexpr (SPLIT)
        k += tile.within * task.K;
      unsigned long long* full = &shared.full[stage];
      wait(&shared.empty[stage], parity);
      expect(full, FIRST_BYTES + SECOND_BYTES);
      unsigned char* part = shared.second[stage] + rank * (SECOND_BYTES / CLUSTER);
      Place from = TURNED ? Place{k, other, a_within, a_outer} : Place{k, other, b_within, b_outer};
      fetch<CLUSTER>(part, Second, full, from);
      if constexpr (ALONG_K)
        load(shared.first[stage], First, full, {k, line, first_within, first_outer});
      else
        for (int i = 0; i < FIRST / 32; ++i)
          load(shared.first[stage] + i * BOX, First, full, {line + i * 32, k, first_within, first_outer});
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
    backwards = !backwards;
    tile = tiles.find_now(turn + gridDim.x / CLUSTER, rank, task);
  }
  stay(shared.empty, stage, parity);
}

// Which of the first factor's 64 lines a thread has, of a warpgroup's, and how it reads them. Of each product
// (PTX ISA, "Register Fragments for wgmma.mma_async.m64nNk8") it has two lines, `upper` and `lower`, at K t
// and t + 4; it is free which two these are. Across K they are neighbours, loaded together; pairs of a warp's
// lanes are spread over the boxes so that half a warp meets all banks.
struct Lines {
  int box, upper, lower;  // 32 lines a box
  unsigned from, below;   // what is read first

  __device__ Lines(unsigned tile, int thread) {
    int warp = thread / 32, lane = thread % 32, g = lane / 4, t = lane % 4;
    box = warp / 2;
    if constexpr (ALONG_K) {  // ldmatrix: eight lines of four elements each
      upper = warp % 2 * 16 + g;
      lower = upper + 8;
      int line = warp % 2 * 16 + lane % 16, chunk = lane / 16;
      from = tile + (box * 32 + line) * LINE + (chunk ^ line % 8) * 16;
      below = 0;
    } else {
      int chunk = g / 2 % 2 * 4 + g / 4 * 2 + warp % 2;
      upper = chunk * 4 + g % 2 * 2;
      lower = upper + 1;
      from = tile + box * BOX + t * LINE + (chunk ^ t) * 16 + g % 2 * 8;
      below = tile + box * BOX + (t + 4) * LINE + (chunk ^ (t + 4)) * 16 + g % 2 * 8;
    }
  }
  // What the products of a stage take, rounded.
  __device__ void read(unsigned (&to)[BK / 8][4], int stage) const {
#pragma unroll
    for (int step = 0; step < BK / 8; ++step) {
      float of[4];
      if constexpr (ALONG_K) {
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=f"(of[0]), "=f"(of[1]), "=f"(of[2]), "=f"(of[3])
                     : "r"((from ^ step * 32) + stage * FIRST_BYTES));
      } else {
        unsigned offset = stage * FIRST_BYTES + step * 8 * LINE;
        asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(of[0]), "=f"(of[1]) : "r"(from + offset));
        asm volatile("ld.shared.v2.f32 {%0, %1}, [%2];" : "=f"(of[2]), "=f"(of[3]) : "r"(below + offset));
      }
      for (int i = 0; i < 4; ++i)
        asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(to[step][i]) : "f"(of[i]));
    }
  }
};

// Of the sums in row r and columns c and c + 1, what is stored.
__device__ void finish(float& first, float& second, int r, int c, const float* add, const Task<float>& task) {
  first *= task.alpha;
  second *= task.alpha;
  bool one = r < task.M && c < task.N, two = r < task.M && c + 1 < task.N;
  if constexpr (HAS_BIAS) {
    first += c < task.N ? task.bias[c * task.bias_step] : 0;
    second += c + 1 < task.N ? task.bias[(c + 1) * task.bias_step] : 0;
  }
  if constexpr (HAS_C) {
    const float* from = add + r * task.c_row + c * task.c_column;
    float2 both = {};
    if (VEC_C == 2 && two) {
      both = *reinterpret_cast<const float2*>(from);
    } else {
      if (one)
        both.x = from[0];
      if (two)
        both.y = from[task.c_column];
    }
    first += task.beta * both.x;
    second += task.beta * both.y;
  }
  first = ACTIVATION(first);
  second = ACTIVATION(second);
}

// A consumer's warpgroup: 64 lines of the first factor.
__device__ void consume(Shared& shared, const Task<float>& task, const CUtensorMap& D, const Order& tiles,
                        int own, int rank) {
  int thread = threadIdx.x % 128, g = thread % 32 / 4, t = thread % 4, stage = 0, buffer = 0;
  unsigned parity = 0;
  const Lines lines(at(shared.first) + own * 2 * BOX, thread);
  const unsigned long long first_second = descriptor(at(shared.second), 16);
  auto release = [&](int used) {  // tells the producers of all blocks
    if (thread < CLUSTER)
      arrive(&shared.empty[used], thread);
  };
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    const Tile tile = tiles.find_now(turn, rank, task);
    float sum[SECOND / 2] = {};
    unsigned even[BK / 8][4], odd[BK / 8][4];  // of one stage and the next
    int before = 0;
    wait(&shared.full[stage], parity);
    lines.read(even, stage);
    auto turn_stage = [&](int k, unsigned(&now)[BK / 8][4], unsigned(&next)[BK / 8][4]) {
      unsigned long long second = first_second + stage * (SECOND_BYTES / 16);
      fence();
#pragma unroll
      for (int step = 0; step < BK / 8; ++step)
        multiply(sum, now[step], second + step * 2);
      commit_products();
      wait_products<1>();
      if (k > 0)
        release(before);
      before = stage;
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
      if (k + BK < task.K) {  // while those products run
        wait(&shared.full[stage], parity);
        lines.read(next, stage);
      }
    };
#pragma unroll 1
    for (int k = 0; k < task.K; k += 2 * BK) {
      turn_stage(k, even, odd);
      if (k + BK >= task.K)
        break;
      turn_stage(k + BK, odd, even);
    }
    wait_products<0>();
    release(before);
    settle(sum);

    const int row = tile.row, column = tile.column, within = tile.within, outer = tile.outer;
    const float* add = task.C_in + outer * task.c_outer + within * task.c_inner;
#pragma unroll
    for (int part = 0; part < SECOND / 32; ++part, buffer ^= 1) {
      unsigned char* result = shared.result[own][buffer];
      if (thread == 0)
        wait_read<1>();  // the stores before the last have left their buffer
      together(own);
      // Two boxes of 32 x 32: beside each other if turned, else one below the other.
      int row0 = row + (TURNED ? part * 32 : own * 64), column0 = column + (TURNED ? own * 64 : part * 32);
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          // Of four sums, two lines by two of the second factor, the pair that makes neighbours in a row of
          // C. Some lanes take another pair first, so that half a warp meets all banks.
          bool other = TURNED ? t / 2 : ALONG_K ? g % 2 : g / 2 % 2;
          float first, second;
          int r, c;
          if constexpr (TURNED) {
            int from = part * 16 + i * 4 + half, swapped = part * 16 + i * 4 + (half ^ 1);
            first = other ? sum[swapped] : sum[from];
            second = other ? sum[swapped + 2] : sum[from + 2];
            r = i * 8 + t * 2 + (half ^ other);
            c = lines.upper;
          } else {
            int from = part * 16 + i * 4 + half * 2, swapped = part * 16 + (i ^ 2) * 4 + half * 2;
            first = other ? sum[swapped] : sum[from];
            second = other ? sum[swapped + 1] : sum[from + 1];
            r = half ? lines.lower : lines.upper;
            c = (other ? i ^ 2 : i) * 8 + t * 2;
          }
          if constexpr (GENERAL)
            finish(first, second, row0 + r + (TURNED ? 0 : lines.box * 32),
                   column0 + c + (TURNED ? lines.box * 32 : 0), add, task);
          asm volatile("st.shared.v2.f32 [%0], {%1, %2};"
                       :
                       : "r"(at(result) + lines.box * BOX + r * LINE + (c / 4 ^ r % 8) * 16 + c % 4 * 4),
                         "f"(first), "f"(second)
                       : "memory");
        }
      asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
      together(own);
      if (thread == 0) {
        for (int i = 0; i < 2; ++i)
          store(D, result + i * BOX,
                {column0 + (TURNED ? i * 32 : 0), row0 + (TURNED ? 0 : i * 32), within, outer});
        commit();
      }
    }
  }
  if (thread == 0)
    wait_read<0>();  // the block's memory is not read any more
}

__device__ __forceinline__ void compute(const CUtensorMap& A, const CUtensorMap& B, const CUtensorMap& D,
                                        const Task<float>& task, unsigned* passed) {
  unsigned rank = blockIdx.x % CLUSTER;
  Order tiles(task);
  Tile first = {};
  if (threadIdx.x == 0)
    first = tiles.find_now(blockIdx.x / CLUSTER, rank, task);
  Shared& shared = begin<Shared>(A, B, D, CONSUMERS * CLUSTER);
  int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);  // as what it is: the same for all of a warp
  if (group == 0) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 0)
      produce(shared, task, A, B, tiles, first, rank, Company(passed));
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    consume(shared, task, D, tiles, group - 1, rank);
  }
}

#if GENERAL
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    gemm_wgmma_tf32(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
#if HAS_C
                    const float* C,
#endif
#if HAS_BIAS
                    const float* bias,
#endif
                    const __grid_constant__ CUtensorMap D, int M, int N, int K, int batch, int inner,
                    int a_outer, int a_inner, int b_outer, int b_inner,
#if HAS_C
                    long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
                    long long bias_step,
#endif
                    float alpha, float beta
#if TOGETHER
                    ,
                    unsigned* passed
#endif
    ) {
#if !TOGETHER
  unsigned* passed = nullptr;
#endif
#if !HAS_C
  const float* C = nullptr;
  long long c_row = 0, c_column = 0, c_outer = 0, c_inner = 0;
#endif
#if !HAS_BIAS
  const float* bias = nullptr;
  long long bias_step = 0;
#endif
  compute(A, B, D,
          {C, bias, M, N, K, batch, inner, a_outer, a_inner, b_outer, b_inner, c_row, c_column, c_outer,
           c_inner, bias_step, alpha, beta},
          passed);
}
#else
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    wgmma_tf32(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
               const __grid_constant__ CUtensorMap C, int M, int N, int K
#if TOGETHER
               ,
               unsigned* passed
#endif
    ) {
#if !TOGETHER
  unsigned* passed = nullptr;
#endif
  compute(A, B, C, {nullptr, nullptr, M, N, K, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0}, passed);
}
#endif
