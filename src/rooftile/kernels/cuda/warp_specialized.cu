// Warps of two kinds (sm_90a, whose setmaxnreg shares the registers out anew). Four do nothing but copy: from global
// memory through their registers, where 4 x 4 elements at a time change places, to a ring of stages in shared memory. The
// others do nothing but multiply. They hold no address of global memory and copy nothing, so the compiler leaves the
// sums where they are: of the registers' two banks in the one that their factor is not read from, the other factor being
// kept. Full and empty stages are told of through mbarriers. As many blocks as the GPU has multiprocessors take tile
// after tile; while results are stored, the next factors arrive.
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
#ifndef STAGES
#define STAGES 4
#endif
#ifndef GROUP
#define GROUP 8
#endif
#ifndef BLOCKS
#define BLOCKS 132
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

#include "general.cuh"
#include "mbarrier.cuh"
#include "tiles.cuh"

constexpr int LANES_M = WM / TM;  // lanes along the warp tile's rows
constexpr int LANES_N = WN / TN;  // lanes along its columns
constexpr int PRODUCERS = 4;      // warps
constexpr int CONSUMERS = BM / WM * (BN / WN);
constexpr int THREADS = (PRODUCERS + CONSUMERS) * 32;
constexpr int PAD = 4;
// The next step's reads go between so many multiply-adds at the begin of a step: left to itself, ptxas puts them so late
// that the multiply-adds wait for them.
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
  float a[STAGES][BK][BM + PAD];  // A's tile lies by columns; in both, the neighbours of a pair have changed places
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

// Once for the warp, all of whose lanes are through.
__device__ void arrive_once(unsigned long long* barrier) {
  __syncwarp();
  if (threadIdx.x % 32 == 0)
    arrive(barrier);
}

// What a producer's thread copies of a BK x LINES tile: COUNT times 4 x 4 elements. A line is a row of A or a column
// of B.
template <bool ALONG_K, int LINES, int VEC>
struct Part {
  static constexpr int COUNT = LINES * BK / 16 / (PRODUCERS * 32), QUADS = ALONG_K ? BK / 4 : LINES / 4;
  static constexpr int STEP = PRODUCERS * 32 / QUADS * 4;  // from one to the next: lines or, across K, K
  int line, k;                                             // of the first
  const float* from;
  long long pitch;

  __device__ Part(int thread, long long pitch) : pitch(pitch) {
    // Along K eight lanes, whose stores are served at once, have four neighbours of two K: all banks.
    int quad = ALONG_K ? thread / 4 % QUADS : thread % QUADS;
    int other = ALONG_K ? thread / (4 * QUADS) * 4 + thread % 4 : thread / QUADS;
    line = (ALONG_K ? other : quad) * 4;
    k = (ALONG_K ? quad : other) * 4;
  }
  __device__ void start(const float* matrix, int line0) {
    from = matrix + (ALONG_K ? (line0 + line) * pitch + k : k * pitch + line0 + line);
  }
  __device__ void advance() { from += ALONG_K ? BK : BK * pitch; }

  // Four neighbours of each of four lines or, across K, of each of four K.
  __device__ void fetch(float4 (&held)[4], const float*& next) const {
#pragma unroll
    for (int e = 0; e < 4; ++e, next += pitch)
      if (VEC == 4)
        held[e] = *reinterpret_cast<const float4*>(next);
      else
        held[e] = make_float4(next[0], next[1], next[2], next[3]);
    next += (STEP - 4) * pitch;
    asm volatile("" : "+l"(next));  // else all addresses are made ahead, for which there are no registers
  }
  // The same at the matrix's edge. What lies outside is 0.
  __device__ void fetch_some(float4 (&held)[4], int i, int lines_left, int k_left) const {
    const float* next = from + i * STEP * pitch;
    int across = (ALONG_K ? lines_left - line : k_left - k) - i * STEP;
    int along = ALONG_K ? k_left - k : lines_left - line;
#pragma unroll
    for (int e = 0; e < 4; ++e, next += pitch) {
      int left = e < across ? along : 0;
      held[e].x = left > 0 ? next[0] : 0;
      held[e].y = left > 1 ? next[1] : 0;
      held[e].z = left > 2 ? next[2] : 0;
      held[e].w = left > 3 ? next[3] : 0;
    }
  }
  __device__ void keep(float (*tile)[LINES + PAD], const float4 (&h)[4], int i) const {
    float* to = &tile[k + (ALONG_K ? 0 : i * STEP)][line + (ALONG_K ? i * STEP : 0)];
    float4 by_k[4];
    if (ALONG_K) {
      by_k[0] = make_float4(h[1].x, h[0].x, h[3].x, h[2].x);
      by_k[1] = make_float4(h[1].y, h[0].y, h[3].y, h[2].y);
      by_k[2] = make_float4(h[1].z, h[0].z, h[3].z, h[2].z);
      by_k[3] = make_float4(h[1].w, h[0].w, h[3].w, h[2].w);
    } else {
#pragma unroll
      for (int e = 0; e < 4; ++e)
        by_k[e] = make_float4(h[e].y, h[e].x, h[e].w, h[e].z);
    }
#pragma unroll
    for (int e = 0; e < 4; ++e)
      *reinterpret_cast<float4*>(to + e * (LINES + PAD)) = by_k[e];
  }
};

// A thread that copies. WIDTH_A, WIDTH_B: neighbours that one access moves.
template <int WIDTH_A, int WIDTH_B>
__device__ void produce(Shared& shared, const Task& task, int thread) {
  Tiles<BM, BN> tiles(task);
  Part<A_ALONG_K, BM, WIDTH_A> a(thread, task.lda);
  Part<B_ALONG_K, BN, WIDTH_B> b(thread, task.ldb);
  int stage = 0;
  unsigned parity = 1;  // of a stage that nobody has used yet
#pragma unroll 1
  for (int turn = blockIdx.x; turn < tiles.count; turn += gridDim.x) {
    int row, column, within, outer;
    tiles.find(turn, 0, task, row, column, within, outer);
    a.start(task.A + outer * task.a_outer + within * task.a_inner, row);
    b.start(task.B + outer * task.b_outer + within * task.b_inner, column);
    bool inside = row + BM <= task.M && column + BN <= task.N;
    int k = SPLIT ? min(task.K, task.whole - within * task.K) : task.K;  // the last slice may be shorter
#pragma unroll 1
    do {
      if (inside && k >= BK) {
        float4 held[2][4];  // what is stored, and what is on its way
        const float *next_a = a.from, *next_b = b.from;
        a.fetch(held[0], next_a);
        wait(&shared.empty[stage], parity);
#pragma unroll
        for (int i = 0; i < a.COUNT + b.COUNT; ++i) {
          if (i + 1 < a.COUNT)
            a.fetch(held[(i + 1) % 2], next_a);
          else if (i + 1 < a.COUNT + b.COUNT)
            b.fetch(held[(i + 1) % 2], next_b);
          if (i < a.COUNT)
            a.keep(shared.a[stage], held[i % 2], i);
          else
            b.keep(shared.b[stage], held[i % 2], i - a.COUNT);
        }
      } else {
        float4 held[4];
        wait(&shared.empty[stage], parity);
#pragma unroll 1
        for (int i = 0; i < a.COUNT; ++i) {
          a.fetch_some(held, i, task.M - row, k);
          a.keep(shared.a[stage], held, i);
        }
#pragma unroll 1
        for (int i = 0; i < b.COUNT; ++i) {
          b.fetch_some(held, i, task.N - column, k);
          b.keep(shared.b[stage], held, i);
        }
      }
      arrive_once(&shared.full[stage]);
      a.advance();
      b.advance();
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
      k -= BK;
    } while (k > 0);
  }
}

// A warp that multiplies: WM x WN of each tile.
__device__ void consume(Shared& shared, const Task& task, int warp, int lane) {
  Tiles<BM, BN> tiles(task);
  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their
  // columns: then the hardware serves half a warp at once instead of a quarter.
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int column1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;

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
  int stage = 0, steps = max(task.K - 1, 0) / BK + 1;
  int left = ((tiles.count - 1 - blockIdx.x) / gridDim.x + 1) * steps;  // stages that are still to come
  unsigned parity = 0;
  wait(&shared.full[0], 0);
  read(0, 0);
#pragma unroll 1
  for (int turn = blockIdx.x; turn < tiles.count; turn += gridDim.x) {
    float sum[TM][TN] = {};
    auto multiply = [&](int step) {
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; ++j) {
          int t = i % 2 ? TN - 1 - j : j;  // back and forth, so that b is kept from row to row
          sum[i][t] += a[step][i ^ 1] * b[step][t ^ 1];
          if (i * TN + j == FIRST - 1)  // triggers no event, but ptxas moves nothing past it
            asm volatile("pmevent.mask 0;" : : : "memory");
        }
    };
#pragma unroll 1
    for (int k = 0; k < steps; ++k) {
#pragma unroll 1  // of more steps at once the compiler moves the sums about
      for (int pair = 0; pair < BK / 2 - 1; ++pair) {
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
      if (--left > 0) {
        stage = stage == STAGES - 1 ? 0 : stage + 1;
        parity ^= stage == 0;
        wait(&shared.full[stage], parity);
      }
      next_a = &shared.a[stage][0][row1];
      next_b = &shared.b[stage][0][column1];
      read(0, 0);
      multiply(1);
      arrive_once(&shared.empty[used]);
    }

    int row, column, within, outer;
    tiles.find(turn, 0, task, row, column, within, outer);
    row += row1;
    column += column1;
    float* D = task.D + outer * task.d_outer + within * task.d_inner;
    const float* C = task.C + outer * task.c_outer + within * task.c_inner;
    bool wide = GENERAL ? VEC_D == 4 : task.N % 4 == 0;
#pragma unroll
    for (int i = 0; i < TM; ++i)
#pragma unroll
      for (int j = 0; j < TN; j += 4) {
        int r = row + i / 4 * 4 * LANES_M + i % 4, c = column + j * LANES_N;
        if (r >= task.M || c >= task.N)
          continue;
        float four[4];
#pragma unroll
        for (int e = 0; e < 4; ++e) {
          four[e] = sum[i][j + e];
#if GENERAL
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
#endif
        }
        float* to = D + r * task.d_row + c * task.d_column;
        if (wide && c + 3 < task.N)
          *reinterpret_cast<float4*>(to) = make_float4(four[0], four[1], four[2], four[3]);
        else
          for (int e = 0; e < 4; ++e)
            if (c + e < task.N)
              to[e * task.d_column] = four[e];
      }
  }
}

__device__ __forceinline__ void compute(const Task& task) {
  extern __shared__ __align__(16) unsigned char memory[];
  Shared& shared = *reinterpret_cast<Shared*>(memory);
  if (threadIdx.x == 0)
    for (int i = 0; i < STAGES; ++i) {
      init(&shared.full[i], PRODUCERS);
      init(&shared.empty[i], CONSUMERS);
    }
  __syncthreads();
  int warp = __shfl_sync(0xffffffff, threadIdx.x / 32, 0);  // as what it is: the same for all of a warp
  // A launch of twelve warps has 168 registers a thread.
  if (warp >= CONSUMERS) {
    if constexpr (CONSUMERS == 8)
      asm volatile("setmaxnreg.dec.sync.aligned.u32 88;");
    int thread = threadIdx.x - CONSUMERS * 32;
#if GENERAL
    produce<VEC_A, VEC_B>(shared, task, thread);
#else
    if (task.K % 4 == 0 && task.N % 4 == 0)
      produce<4, 4>(shared, task, thread);
    else
      produce<1, 1>(shared, task, thread);
#endif
  } else {
    if constexpr (CONSUMERS == 8)
      asm volatile("setmaxnreg.inc.sync.aligned.u32 208;");
    consume(shared, task, warp, threadIdx.x % 32);
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
                          long long lda, long long ldb, long long a_outer, long long a_inner, long long b_outer,
                          long long b_inner,
#if HAS_C
                          long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
                          long long bias_step,
#endif
                          long long d_row, long long d_column, long long d_outer, long long d_inner, float alpha,
                          float beta) {
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
  compute({A, B, C, bias, D, M, N, K, batch, inner, whole, lda, ldb, a_outer, a_inner, b_outer, b_inner, c_row,
           c_column, c_outer, c_inner, bias_step, d_row, d_column, d_outer, d_inner, alpha, beta});
}
#else
extern "C" __global__ void __launch_bounds__(THREADS, 1)
    warp_specialized(const float* A, const float* B, float* C, int M, int N, int K) {
  compute({A, B, nullptr, nullptr, C, M, N, K, 1, 1, 0, K, N, 0, 0, 0, 0, 0, 0, 0, 0, 0, N, 1, 0, 0, 1, 0});
}
#endif
