// What Hopper adds (sm_90a). A warpgroup's wgmma multiplies 64 x 256 x 16 straight from shared memory. One
// thread keeps a ring of tiles filled by copies of whole boxes (TMA), which report to mbarriers: a warpgroup
// of its own, with few registers, is the producer, two consumers get the rest. Two neighbouring blocks are a
// cluster: each copies half of the tile that both need to both. As many blocks as the GPU has multiprocessors
// take tile after tile, along K forwards and backwards in turn: what was read last is what L2 still has. A
// tile's results are stored by TMA while the next one's factors arrive.
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches and with leading dimensions.
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

typedef __nv_bfloat16 bf16;
typedef __half f16;

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

typedef ELEMENT Element;
constexpr int BK = 64;     // a row of a box is 128 bytes, which is what chunks of 16 change places in
constexpr int LINE = 128;  // bytes of it
constexpr int CONSUMERS = BM == 64 ? 1 : 2;
constexpr int EACH = BM / 64 / CONSUMERS;  // products of 64 rows that a consumer computes at a time
constexpr int THREADS = (1 + CONSUMERS) * 128;
constexpr int A_BYTES = BM * LINE, B_BYTES = BN * LINE, BOX = 64 * LINE;
// Blocks of a cluster lie side by side and share A's tile, or one above the other and share B's: the larger.
constexpr bool SHARES_A = BM > BN;
constexpr int SHARING_A = SHARES_A ? CLUSTER : 1, SHARING_B = SHARES_A ? 1 : CLUSTER;
static_assert(BM == 64 || BM == 128 || BM == 256, "wgmma: BM must be 64, 128 or 256");
static_assert(BN == 128 || BN == 192 || BN == 256, "wgmma: BN must be 128, 192 or 256");
static_assert(BM * BN <= 256 * 192, "wgmma: the sums of such a tile do not fit in the registers");
static_assert(BN % (64 * SHARING_B) == 0, "wgmma: the blocks of a cluster copy whole boxes of B's tile");
static_assert(STAGES >= 2 && STAGES <= 8, "wgmma: 2 to 8 stages");
static_assert(CLUSTER == 1 || CLUSTER == 2, "wgmma: clusters are of one or two blocks");
static_assert(IN_FLIGHT == 0 || IN_FLIGHT == 1, "wgmma: one group of products can be in flight, or none");
static_assert(BLOCKS >= CLUSTER, "wgmma: the grid is at least a cluster");

struct Shared {
  unsigned char a[STAGES][A_BYTES], b[STAGES][B_BYTES];
  unsigned char result[CONSUMERS][2][BOX];
  unsigned long long full[STAGES], empty[STAGES];
};

// What a launch is told beside the maps; C_in and bias where HAS_C and HAS_BIAS are set. Steps of A, B and D
// from batch to batch are coordinates, 1 or 0.
struct Task {
  const Element *C_in, *bias;
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

__device__ float widen(bf16 value) {
  return __bfloat162float(value);
}
__device__ float widen(f16 value) {
  return __half2float(value);
}
__device__ unsigned pack(bf16, float first, float second) {
  __nv_bfloat162 both = __floats2bfloat162_rn(first, second);
  return *reinterpret_cast<unsigned*>(&both);
}
__device__ unsigned pack(f16, float first, float second) {
  __half2 both = __floats2half2_rn(first, second);
  return *reinterpret_cast<unsigned*>(&both);
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
  asm volatile("cp.async.bulk.tensor." RANK ".global.shared::cta.tile.bulk_group "
               "[%0, " COORDINATES("%2", "%3", "%4", "%5") "], [%1];\n"
               "cp.async.bulk.commit_group;"
               :
               : "l"(&map), "r"(at(from)), "r"(to.along), "r"(to.across), "r"(to.within), "r"(to.outer)
               : "memory");
}

// A factor's tile for wgmma (PTX ISA, "Matrix Descriptor Format"): rows of 128 bytes, swizzled, eight of them
// after each other. Across K, what is more than 64 elements wide is in the next box. An address is in units
// of 16 bytes, and can be added to.
__device__ unsigned long long descriptor(unsigned tile) {
  constexpr unsigned long long NEXT_EIGHT = 8 * LINE, NEXT_BOX = BOX, SWIZZLED_128 = 1;
  return (tile & 0x3FFFF) >> 4 | NEXT_BOX >> 4 << 16 | NEXT_EIGHT >> 4 << 32 | SWIZZLED_128 << 62;
}

#define TEN(t) \
  "%" #t "0, %" #t "1, %" #t "2, %" #t "3, %" #t "4, %" #t "5, %" #t "6, %" #t "7, %" #t "8, %" #t "9, "
#define SIXTY TEN() TEN(1) TEN(2) TEN(3) TEN(4) TEN(5)
#define FOUR(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define SIXTEEN(i) FOUR(i), FOUR(i + 4), FOUR(i + 8), FOUR(i + 12)
#define SUMS_128 SIXTEEN(0), SIXTEEN(16), SIXTEEN(32), SIXTEEN(48)
#define SUMS_192 SUMS_128, SIXTEEN(64), SIXTEEN(80)
#define SUMS_256 SUMS_192, SIXTEEN(96), SIXTEEN(112)

// d = a * b, or d += a * b; A and B lie by rows of K, or (ACROSS) of M and N.
#define PRODUCT(type, columns, listed, first, second, third, fourth, fifth, sums)                    \
  template <int A_ACROSS, int B_ACROSS>                                                              \
  __device__ void multiply(type, float(&d)[columns / 2], unsigned long long a, unsigned long long b, \
                           int add) {                                                                \
    asm volatile("{\n.reg .pred add;\nsetp.ne.b32 add, " third                                       \
                 ", 0;\n"                                                                            \
                 "wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." #type "." #type " {" listed \
                 "}, " first ", " second ", add, 1, 1, " fourth ", " fifth ";\n}"                    \
                 : sums                                                                              \
                 : "l"(a), "l"(b), "r"(add), "n"(A_ACROSS), "n"(B_ACROSS));                          \
  }
#define PRODUCTS(type)                                                                                      \
  PRODUCT(type, 128, SIXTY "%60, %61, %62, %63", "%64", "%65", "%66", "%67", "%68", SUMS_128)               \
  PRODUCT(type, 192, SIXTY TEN(6) TEN(7) TEN(8) "%90, %91, %92, %93, %94, %95", "%96", "%97", "%98", "%99", \
          "%100", SUMS_192)                                                                                 \
  PRODUCT(type, 256,                                                                                        \
          SIXTY TEN(6) TEN(7) TEN(8) TEN(9) TEN(10)                                                         \
              TEN(11) "%120, %121, %122, %123, %124, %125, %126, %127",                                     \
          "%128", "%129", "%130", "%131", "%132", SUMS_256)
PRODUCTS(bf16)
PRODUCTS(f16)

// Nothing that uses the sums can be moved to before this by the compiler, which does not know that products
// are under way.
__device__ void settle(float (&d)[64]) {
  asm volatile("" : SUMS_128 : : "memory");
}
__device__ void settle(float (&d)[96]) {
  asm volatile("" : SUMS_192 : : "memory");
}
__device__ void settle(float (&d)[128]) {
  asm volatile("" : SUMS_256 : : "memory");
}

// The tiles, in the order in which clusters take them. Those near in time share GROUP rows of clusters: fewer
// distinct tiles of B at a time in L2.
struct Tiles {
  static constexpr int HIGH = BM * SHARING_B, WIDE = BN * SHARING_A;
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
    row = (first + in_group % rows) * HIGH + (SHARES_A ? 0 : rank * BM);
    column = in_group / rows * WIDE + (SHARES_A ? rank * BN : 0);
    outer = member / task.inner;
    within = member % task.inner;
  }
};

// A part of a tile that so many blocks share goes to all of them.
template <int SHARING>
__device__ void fetch(void* to, const CUtensorMap& map, unsigned long long* barrier, Place from) {
  if constexpr (SHARING > 1)
    load_for_all(to, map, barrier, from);
  else
    load(to, map, barrier, from);
}

// The producer's one thread: fills stage after stage, as soon as the consumers of all blocks have emptied it.
__device__ void produce(Shared& shared, const Task& task, const CUtensorMap& A, const CUtensorMap& B,
                        int rank) {
  Tiles tiles(task);
  int stage = 0;
  unsigned parity = 1;  // of a stage that nobody has used yet
  bool backwards = false;
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    int row, column, within, outer;
    tiles.find(turn, rank, task, row, column, within, outer);
    // Of a shared tile, the part that this block copies.
    const int part_a = SHARES_A ? rank * (BM / CLUSTER) : 0, part_b = SHARES_A ? 0 : rank * (BN / CLUSTER);
    const int a_within = within * task.a_inner, a_outer = outer * task.a_outer;
    const int b_within = within * task.b_inner, b_outer = outer * task.b_outer;
    row += part_a;
    column += part_b;
#pragma unroll 1
    for (int step = 0; step < task.K; step += BK) {
      int k = backwards ? (task.K - 1) / BK * BK - step : step;
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
    backwards = !backwards;
  }
}

// A consumer's warpgroup: half of the tile's rows, or all 64.
__device__ void consume(Shared& shared, const Task& task, const CUtensorMap& D, int own, int rank) {
  Tiles tiles(task);
  int thread = threadIdx.x % 128, warp = thread / 32, lane = thread % 32, stage = 0, buffer = 0;
  unsigned parity = 0;
  const unsigned long long first_a = descriptor(at(shared.a) + own * EACH * BOX),
                           first_b = descriptor(at(shared.b));
  constexpr int STEP = 16 * 2,
                ACROSS = 16 * LINE;  // bytes from one step of K to the next, along it and across
  auto release = [&](int used) {     // tells the producers of all blocks
    if (thread < CLUSTER)
      arrive(&shared.empty[used], thread);
  };
  for (int turn = blockIdx.x / CLUSTER; turn < tiles.count; turn += gridDim.x / CLUSTER) {
    float sum[EACH][BN / 2];
    if constexpr (EACH >
                  1)  // a compiler that keeps two arrays in memory loads them, though nothing is added to
      for (float(&each)[BN / 2] : sum)
#pragma unroll
        for (float& one : each)
          one = 0;
    int before = 0;
#pragma unroll 1
    for (int k = 0; k < task.K; k += BK) {
      wait(&shared.full[stage], parity);
      unsigned long long a = first_a + stage * (A_BYTES / 16), b = first_b + stage * (B_BYTES / 16);
      asm volatile("wgmma.fence.sync.aligned;" : : : "memory");
#pragma unroll
      for (int step = 0; step < BK / 16; ++step)
#pragma unroll
        for (int each = 0; each < EACH; ++each)
          multiply<!A_ALONG_K, !B_ALONG_K>(Element(), sum[each],
                                           a + (each * BOX + step * (A_ALONG_K ? STEP : ACROSS)) / 16,
                                           b + step * (B_ALONG_K ? STEP : ACROSS) / 16, k > 0 || step > 0);
      asm volatile("wgmma.commit_group.sync.aligned;" : : : "memory");
      asm volatile("wgmma.wait_group.sync.aligned %0;" : : "n"(IN_FLIGHT) : "memory");
      if (IN_FLIGHT == 0 || k > 0)
        release(IN_FLIGHT == 0 ? stage : before);
      before = stage;
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
    if constexpr (IN_FLIGHT > 0) {
      asm volatile("wgmma.wait_group.sync.aligned 0;" : : : "memory");
      release(before);
    }
#pragma unroll
    for (int each = 0; each < EACH; ++each)
      settle(sum[each]);

    int row, column, within, outer;
    tiles.find(turn, rank, task, row, column, within, outer);
    row += own * EACH * 64;
    const Element* add = task.C_in + outer * task.c_outer + within * task.c_inner;
#pragma unroll
    for (int box = 0; box < EACH * (BN / 64); ++box, buffer ^= 1) {
      const int each = box / (BN / 64), part = box % (BN / 64);
      unsigned char* result = shared.result[own][buffer];
      if (thread == 0)
        asm volatile("cp.async.bulk.wait_group.read 1;"
                     :
                     :
                     : "memory");  // the store before the last has left its buffer
      asm volatile("bar.sync %0, 128;" : : "r"(1 + own) : "memory");
#pragma unroll
      for (int i = 0; i < 32; i += 8) {  // 16 x 16 of the result a warp
        unsigned pairs[4];
#pragma unroll
        for (int j = 0; j < 4; ++j) {
          float first = sum[each][part * 32 + i + 2 * j], second = sum[each][part * 32 + i + 2 * j + 1];
#if GENERAL
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
#endif
          pairs[j] = pack(Element(), first, second);
        }
        int r = warp * 16 + lane % 16, chunk = i / 4 + lane / 16;
        asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};"
                     :
                     : "r"(at(result) + r * LINE + (chunk ^ r % 8) * 16), "r"(pairs[0]), "r"(pairs[1]),
                       "r"(pairs[2]), "r"(pairs[3])
                     : "memory");
      }
      asm volatile("fence.proxy.async.shared::cta;" : : : "memory");
      asm volatile("bar.sync %0, 128;" : : "r"(1 + own) : "memory");
      if (thread == 0)
        store(D, result, {column + part * 64, row + each * 64, within, outer});
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
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" : : "n"(BM == 256 ? 24 : 40));
    if (threadIdx.x == 0)
      produce(shared, task, A, B, rank);
  } else {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" : : "n"(BM == 256 ? 240 : 232));
    consume(shared, task, D, group - 1, rank);
  }
  meet();  // nobody leaves while the other may still write to its shared memory
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
               const __grid_constant__ CUtensorMap D, int M, int N, int K, int batch, int inner, int a_outer,
               int a_inner, int b_outer, int b_inner,
#if HAS_C
               long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
               long long bias_step,
#endif
               float alpha, float beta) {
#if !HAS_C
  const Element* C = nullptr;
  long long c_row = 0, c_column = 0, c_outer = 0, c_inner = 0;
#endif
#if !HAS_BIAS
  const Element* bias = nullptr;
  long long bias_step = 0;
#endif
  compute(A, B, D,
          {C, bias, M, N, K, batch, inner, a_outer, a_inner, b_outer, b_inner, c_row, c_column, c_outer,
           c_inner, bias_step, alpha, beta});
}
#else
extern "C" __global__ void __cluster_dims__(CLUSTER) __launch_bounds__(THREADS, 1)
    wgmma(const __grid_constant__ CUtensorMap A, const __grid_constant__ CUtensorMap B,
          const __grid_constant__ CUtensorMap C, int M, int N, int K) {
  compute(A, B, C, {nullptr, nullptr, M, N, K, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0});
}
#endif
