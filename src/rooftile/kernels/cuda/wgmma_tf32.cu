// wgmma of float elements, of which the tensor cores take the first ten bits of fraction (tf32). It wants its
// second factor by rows of K, and cannot turn 32-bit elements as it does 16-bit ones. The first one may come
// from registers instead, which threads can load from wherever it lies: so the factor that does not lie along
// K is put first. For A and B by rows that is B: a block computes a tile of C turned, and turns it back when
// it is stored. What else is as in wgmma.cu: a ring filled by TMA, a producer and two consumers, clusters
// that share a tile, blocks that stay.
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches and with leading dimensions, if A or B lies
// along K.
#include <cuda.h>

typedef float tf32;

#ifndef ELEMENT
#define ELEMENT tf32
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
#ifndef GENERAL
#define GENERAL 0
#endif
// Of the general kernel. A_ALONG_K: A's rows are contiguous (else its columns); B_ALONG_K: B's columns are
// (else its rows). VEC_C: neighbours of C that one access moves, 2 or 1.
#ifndef A_ALONG_K
#define A_ALONG_K 1
#endif
#ifndef B_ALONG_K
#define B_ALONG_K 0
#endif
#ifndef VEC_C
#define VEC_C 1
#endif
#ifndef HAS_C
#define HAS_C 0  // beta is 0: C is not read, whatever it holds
#endif
#ifndef HAS_BIAS
#define HAS_BIAS 0
#endif
#ifndef ACTIVATION
#define ACTIVATION identity  // or relu, gelu, gelu_tanh, silu
#endif

constexpr bool TURNED = !B_ALONG_K;                   // B comes first, and the sums are those of C turned
constexpr bool ALONG_K = TURNED ? false : A_ALONG_K;  // how the first factor lies; the second lies along K
static_assert(A_ALONG_K || B_ALONG_K, "wgmma_tf32: A or B must lie along K");
constexpr int FIRST = 128, SECOND = 256;  // lines of the factors in a tile: rows of A, columns of B
constexpr int BM = TURNED ? SECOND : FIRST, BN = TURNED ? FIRST : SECOND;
constexpr int BK = 32;     // a row of a box is 128 bytes, which is what chunks of 16 change places in
constexpr int LINE = 128;  // bytes of it
constexpr int CONSUMERS = 2, THREADS = (1 + CONSUMERS) * 128;
constexpr int FIRST_BYTES = FIRST * LINE, SECOND_BYTES = SECOND * LINE, BOX = 32 * LINE;
static_assert(sizeof(ELEMENT) == 4, "wgmma_tf32: ELEMENT must be tf32");
static_assert(STAGES >= 2 && STAGES <= 8, "wgmma_tf32: 2 to 8 stages");
static_assert(CLUSTER == 1 || CLUSTER == 2, "wgmma_tf32: clusters are of one or two blocks");
static_assert(BLOCKS >= CLUSTER, "wgmma_tf32: the grid is at least a cluster");

struct Shared {
  unsigned char second[STAGES][SECOND_BYTES], first[STAGES][FIRST_BYTES];
  unsigned char result[CONSUMERS][2][2 * BOX];
  unsigned long long full[STAGES], empty[STAGES];
};

// What a launch is told beside the maps; C_in and bias where HAS_C and HAS_BIAS are set. Steps of A, B and D
// from batch to batch are coordinates, 1 or 0.
struct Task {
  const float *C_in, *bias;
  int M, N, K, batch, inner;
  int a_outer, a_inner, b_outer, b_inner;
  long long c_row, c_column, c_outer, c_inner, bias_step;
  float alpha, beta;
};

// Where a box begins: along what is contiguous, across it, and in which batch.
struct Place {
  int along, across, within, outer;
};

__device__ float identity(float x) {
  return x;
}
__device__ float relu(float x) {
  return x < 0 ? 0 : x;  // keeps NaN, unlike max
}
__device__ float gelu(float x) {
  return 0.5f * x * (1 + erff(x * 0.70710678f));
}
__device__ float gelu_tanh(float x) {
  return 0.5f * x * (1 + tanhf(0.79788456f * (x + 0.044715f * x * x * x)));
}
__device__ float silu(float x) {
  return x / (1 + expf(-x));
}

__device__ unsigned at(const void* shared) {
  return unsigned(__cvta_generic_to_shared(shared));
}

__device__ void init(unsigned long long* barrier, int arrivals) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" : : "r"(at(barrier)), "r"(arrivals) : "memory");
}
__device__ void expect(unsigned long long* barrier, int bytes) {
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
               :
               : "r"(at(barrier)), "r"(bytes)
               : "memory");
}
__device__ void wait(unsigned long long* barrier, unsigned parity) {
  asm volatile(
      "{\n.reg .pred done;\n"
      "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
      "@!done bra again;\n}"
      :
      : "r"(at(barrier)), "r"(parity)
      : "memory");
}
// At the same place in a block of the cluster. What was read before is read: no memory has to be made visible
// by it.
__device__ void arrive(unsigned long long* barrier, int rank) {
  if constexpr (CLUSTER > 1)
    asm volatile(
        "{\n.reg .b32 there;\n"
        "mapa.shared::cluster.u32 there, %0, %1;\n"
        "mbarrier.arrive.shared::cluster.b64 _, [there];\n}"
        :
        : "r"(at(barrier)), "r"(rank)
        : "memory");
  else
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" : : "r"(at(barrier)) : "memory");
}
__device__ void meet() {  // all threads of the cluster
  if constexpr (CLUSTER > 1)
    asm volatile("barrier.cluster.arrive.release;\nbarrier.cluster.wait.acquire;" : : : "memory");
  else
    __syncthreads();
}

#if GENERAL
#define RANK "4d"
#define COORDINATES(a, b, c, d) "{" a ", " b ", " c ", " d "}"
#else
#define RANK "2d"
#define COORDINATES(a, b, c, d) "{" a ", " b "}"
#endif

__device__ void load(void* to, const CUtensorMap& map, unsigned long long* barrier, Place from) {
  asm volatile("cp.async.bulk.tensor." RANK
               ".shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], "
               "[%1, " COORDINATES("%3", "%4", "%5", "%6") "], [%2];"
               :
               : "r"(at(to)), "l"(&map), "r"(at(barrier)), "r"(from.along), "r"(from.across),
                 "r"(from.within), "r"(from.outer)
               : "memory");
}
// To the same place in all blocks of the cluster, whose own barriers hear of it.
__device__ void load_for_all(void* to, const CUtensorMap& map, unsigned long long* barrier, Place from) {
  asm volatile("cp.async.bulk.tensor." RANK
               ".shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [%0], "
               "[%1, " COORDINATES("%3", "%4", "%5", "%6") "], [%2], %7;"
               :
               : "r"(at(to)), "l"(&map), "r"(at(barrier)), "r"(from.along), "r"(from.across),
                 "r"(from.within), "r"(from.outer), "h"((unsigned short)((1 << CLUSTER) - 1))
               : "memory");
}
__device__ void store(const CUtensorMap& map, const void* from, Place to) {
  asm volatile("cp.async.bulk.tensor." RANK
               ".global.shared::cta.tile.bulk_group "
               "[%0, " COORDINATES("%2", "%3", "%4", "%5") "], [%1];"
               :
               : "l"(&map), "r"(at(from)), "r"(to.along), "r"(to.across), "r"(to.within), "r"(to.outer)
               : "memory");
}

// The second factor's tile for wgmma (PTX ISA, "Matrix Descriptor Format"): rows of 128 bytes, swizzled,
// eight of them after each other. An address is in units of 16 bytes, and can be added to.
__device__ unsigned long long descriptor(unsigned tile) {
  constexpr unsigned long long NEXT_EIGHT = 8 * LINE, SWIZZLED_128 = 1;
  return (tile & 0x3FFFF) >> 4 | 1ull << 16 | NEXT_EIGHT >> 4 << 32 | SWIZZLED_128 << 62;
}

#define TEN(t) \
  "%" #t "0, %" #t "1, %" #t "2, %" #t "3, %" #t "4, %" #t "5, %" #t "6, %" #t "7, %" #t "8, %" #t "9, "
#define FOUR(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define SIXTEEN(i) FOUR(i), FOUR(i + 4), FOUR(i + 8), FOUR(i + 12)
#define SUMS \
  SIXTEEN(0), SIXTEEN(16), SIXTEEN(32), SIXTEEN(48), SIXTEEN(64), SIXTEEN(80), SIXTEEN(96), SIXTEEN(112)

// d = first * second, or d += first * second, of 64 x 256 x 8.
__device__ void multiply(float (&d)[128], const unsigned (&first)[4], unsigned long long second, int add) {
  asm volatile(
      "{\n.reg .pred add;\nsetp.ne.b32 add, %133, 0;\n"
      "wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {" TEN() TEN(1) TEN(2) TEN(3) TEN(4) TEN(5) TEN(6)
          TEN(7) TEN(8) TEN(9) TEN(10) TEN(11) "%120, %121, %122, %123, %124, %125, %126, %127"
      "}, {%128, %129, %130, %131}, %132, add, 1, 1;\n}"
      : SUMS
      : "r"(first[0]), "r"(first[1]), "r"(first[2]), "r"(first[3]), "l"(second), "r"(add));
}

// Nothing that uses the sums can be moved to before this by the compiler, which does not know that products
// are under way.
__device__ void settle(float (&d)[128]) {
  asm volatile("" : SUMS : : "memory");
}

// The tiles, in the order in which clusters take them. Those near in time share GROUP rows of clusters: fewer
// distinct tiles of B at a time in L2. Blocks of a cluster share the second factor's tile.
struct Tiles {
  static constexpr int HIGH = TURNED ? BM : BM * CLUSTER, WIDE = TURNED ? BN * CLUSTER : BN;
  int high, wide, count;  // in clusters, of one member of the batch and of all

  __device__ Tiles(const Task& task) {
    high = (task.M - 1) / HIGH + 1;
    wide = (task.N - 1) / WIDE + 1;
    count = high * wide * task.batch;
  }
  __device__ void find(int turn, int rank, const Task& task, int& row, int& column, int& within,
                       int& outer) const {
    int member = turn / (high * wide), tile = turn % (high * wide);
    int first = tile / (GROUP * wide) * GROUP, rows = min(GROUP, high - first),
        in_group = tile % (GROUP * wide);
    row = (first + in_group % rows) * HIGH + (TURNED ? 0 : rank * BM);
    column = in_group / rows * WIDE + (TURNED ? rank * BN : 0);
    outer = member / task.inner;
    within = member % task.inner;
  }
};

// The producer's one thread: fills stage after stage, as soon as the consumers of all blocks have emptied it.
__device__ void produce(Shared& shared, const Task& task, const CUtensorMap& A, const CUtensorMap& B,
                        int rank) {
  Tiles tiles(task);
  const CUtensorMap &First = TURNED ? B : A, &Second = TURNED ? A : B;
  int stage = 0;
  unsigned parity = 1;     // of a stage that nobody has used yet
  bool backwards = false;  // in turn: what was read last is what L2 still has
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    int row, column, within, outer;
    tiles.find(turn, rank, task, row, column, within, outer);
    int a_within = within * task.a_inner, a_outer = outer * task.a_outer;
    int b_within = within * task.b_inner, b_outer = outer * task.b_outer;
    int line = TURNED ? column : row, other = (TURNED ? row : column) + rank * (SECOND / CLUSTER);
    int first_within = TURNED ? b_within : a_within, first_outer = TURNED ? b_outer : a_outer;
#pragma unroll 1
    for (int step = 0; step < task.K; step += BK) {
      int k = backwards ? (task.K - 1) / BK * BK - step : step;
      unsigned long long* full = &shared.full[stage];
      wait(&shared.empty[stage], parity);
      expect(full, FIRST_BYTES + SECOND_BYTES);
      unsigned char* part = shared.second[stage] + rank * (SECOND_BYTES / CLUSTER);
      Place from = TURNED ? Place{k, other, a_within, a_outer} : Place{k, other, b_within, b_outer};
      if constexpr (CLUSTER > 1)
        load_for_all(part, Second, full, from);
      else
        load(part, Second, full, from);
      if constexpr (ALONG_K)
        load(shared.first[stage], First, full, {k, line, first_within, first_outer});
      else
        for (int i = 0; i < FIRST / 32; ++i)
          load(shared.first[stage] + i * BOX, First, full, {line + i * 32, k, first_within, first_outer});
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
    backwards = !backwards;
  }
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

// Of the results in row r and columns c and c + 1, what is stored.
__device__ void finish(float& first, float& second, int r, int c, const float* add, const Task& task) {
#if GENERAL
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
#endif
}

// A consumer's warpgroup: 64 lines of the first factor.
__device__ void consume(Shared& shared, const Task& task, const CUtensorMap& D, int own, int rank) {
  Tiles tiles(task);
  int thread = threadIdx.x % 128, g = thread % 32 / 4, t = thread % 4, stage = 0, buffer = 0;
  unsigned parity = 0;
  const Lines lines(at(shared.first) + own * 2 * BOX, thread);
  const unsigned long long first_second = descriptor(at(shared.second));
  auto release = [&](int used) {  // tells the producers of all blocks
    if (thread < CLUSTER)
      arrive(&shared.empty[used], thread);
  };
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    float sum[128] = {};
    unsigned even[BK / 8][4], odd[BK / 8][4];  // of one stage and the next
    int before = 0;
    wait(&shared.full[stage], parity);
    lines.read(even, stage);
    auto turn_stage = [&](int k, unsigned(&now)[BK / 8][4], unsigned(&next)[BK / 8][4]) {
      unsigned long long second = first_second + stage * (SECOND_BYTES / 16);
      asm volatile("wgmma.fence.sync.aligned;" : : : "memory");
#pragma unroll
      for (int step = 0; step < BK / 8; ++step)
        multiply(sum, now[step], second + step * 2, 1);
      asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory");
      asm volatile("wgmma.wait_group.sync.aligned 1;" : : : "memory");
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
    asm volatile("wgmma.wait_group.sync.aligned 0;" : : : "memory");
    release(before);
    settle(sum);

    int row, column, within, outer;
    tiles.find(turn, rank, task, row, column, within, outer);
    const float* add = task.C_in + outer * task.c_outer + within * task.c_inner;
#pragma unroll
    for (int part = 0; part < SECOND / 32; ++part, buffer ^= 1) {
      unsigned char* result = shared.result[own][buffer];
      if (thread == 0)
        asm volatile("cp.async.bulk.wait_group.read 1;"
                     :
                     :
                     : "memory");  // the stores before the last have left their buffer
      asm volatile("bar.sync %0, 128;" : : "r"(1 + own) : "memory");
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
          finish(first, second, row0 + r + (TURNED ? 0 : lines.box * 32),
                 column0 + c + (TURNED ? lines.box * 32 : 0), add, task);
          asm volatile("st.shared.v2.f32 [%0], {%1, %2};"
                       :
                       : "r"(at(result) + lines.box * BOX + r * LINE + (c / 4 ^ r % 8) * 16 + c % 4 * 4),
                         "f"(first), "f"(second)
                       : "memory");
        }
      asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
      asm volatile("bar.sync %0, 128;" : : "r"(1 + own) : "memory");
      if (thread == 0) {
        for (int i = 0; i < 2; ++i)
          store(D, result + i * BOX,
                {column0 + (TURNED ? i * 32 : 0), row0 + (TURNED ? 0 : i * 32), within, outer});
        asm volatile("cp.async.bulk.commit_group;" : : : "memory");
      }
    }
  }
  if (thread == 0)
    asm volatile("cp.async.bulk.wait_group.read 0;"
                 :
                 :
                 : "memory");  // the block's memory is not read any more
}

__device__ __forceinline__ void compute(const CUtensorMap& A, const CUtensorMap& B, const CUtensorMap& D,
                                        const Task& task) {
  extern __shared__ unsigned char memory[];
  unsigned aligned = (at(memory) + 1023) / 1024 * 1024;  // swizzling goes by addresses
  Shared& shared = *reinterpret_cast<Shared*>(memory + (aligned - at(memory)));
  unsigned rank = blockIdx.x % CLUSTER;
  if (threadIdx.x == 0) {
    for (const CUtensorMap* map : {&A, &B, &D})
      asm volatile("prefetch.tensormap [%0];" : : "l"(map) : "memory");
    for (int i = 0; i < STAGES; ++i) {
      init(&shared.full[i], 1);
      init(&shared.empty[i], CONSUMERS * CLUSTER);
    }
    asm volatile("fence.mbarrier_init.release.cluster;\nfence.proxy.async;" : : : "memory");
  }
  meet();
  // The next launch of a stream may begin to do all that is above this while the one before it still runs.
  asm volatile("griddepcontrol.launch_dependents;\ngriddepcontrol.wait;" : : : "memory");
  int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);  // as what it is: the same for all of a warp
  if (group == 0) {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 40;");
    if (threadIdx.x == 0)
      produce(shared, task, A, B, rank);
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 232;");
    consume(shared, task, D, group - 1, rank);
  }
  meet();  // nobody leaves while the other may still write to its shared memory
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
                    float alpha, float beta) {
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
           c_inner, bias_step, alpha, beta});
}
#else
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    wgmma_tf32(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
               const __grid_constant__ CUtensorMap C, int M, int N, int K) {
  compute(A, B, C, {nullptr, nullptr, M, N, K, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0});
}
#endif
