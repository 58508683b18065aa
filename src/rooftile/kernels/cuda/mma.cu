// The same product on tensor cores, of 16-bit elements summed in float (or of float ones cut to tf32): a
// warp's mma.sync multiplies 16 x 8 x 16 at once. Pairs of tiles follow each other through a ring in shared
// memory, filled by cp.async while others are multiplied; ldmatrix takes them from there to registers, the
// factors of the next step while those of this one are multiplied. Chunks of 16 bytes change places within
// their rows, by the row's number, so that neither copies nor ldmatrix meet a conflict. The result goes
// through shared memory once more, so that a thread stores 16 bytes.
//
// As a rung it computes C = A @ B, row by row. With GENERAL it is what rooftile.matmul launches:
// D = ACTIVATION(alpha * A @ B + beta * C + bias), of batches and with leading dimensions.
#ifndef ELEMENT
#define ELEMENT bf16  // or f16, tf32
#endif
#ifndef BM
#define BM 256
#endif
#ifndef BN
#define BN 128
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
#ifndef STAGES
#define STAGES 4
#endif
#ifndef GROUP
#define GROUP 8
#endif
// Of the general kernel: neighbours that one access moves; the host has made sure that their addresses are
// aligned.
#ifndef VEC_A
#define VEC_A 1
#endif
#ifndef VEC_B
#define VEC_B 1
#endif
#ifndef VEC_C
#define VEC_C 1
#endif
#ifndef VEC_D
#define VEC_D 1
#endif

#include "early.cuh"
#include "elements.cuh"
#include "general.cuh"
#include "mma.cuh"
#include "tiles.cuh"

typedef ELEMENT Element;
constexpr int SIZE = sizeof(Element);
constexpr int EACH = 16 / SIZE;   // elements of a chunk
constexpr int DEPTH = 32 / SIZE;  // K of one mma
constexpr int STEPS = BK / DEPTH;
constexpr int THREADS = BM / WM * (BN / WN) * 32;
constexpr int ROWS = WM / 16,
              PAIRS = WN / 16;  // of a warp's tile: rows of products, and pairs of columns of them
constexpr int STRIDE = WN + 8;  // floats from row to row of a warp's part of the epilogue's buffer
constexpr int STAGE_BYTES = (BM + BN) * BK * SIZE;
static_assert(BM % WM == 0 && BN % WN == 0 && WM % 16 == 0, "mma: tiles must divide each other, WM by 16");
static_assert(WN == 32 || WN == 64, "mma: WN must be 32 or 64");
static_assert(BK * SIZE == 64 || BK * SIZE == 128, "mma: BK must be 64 or 128 bytes");
static_assert(STAGES >= 2, "mma: one stage is filled while another is read");
static_assert(THREADS / 32 * 16 * STRIDE * 4 <= STAGES * STAGE_BYTES,
              "mma: the epilogue's buffer must fit in the tiles");

struct __align__(16) Chunk {
  Element of[EACH];
};

// Copies the first `valid` elements of a chunk, by as many at a time as VEC says, and fills up with zeros.
template <int VEC>
__device__ void copy(unsigned to, const Element* from, int valid) {
  if constexpr (VEC == EACH) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
                 :
                 : "r"(to), "l"(from), "r"(valid * SIZE)
                 : "memory");
  } else if constexpr (VEC * SIZE >= 4) {
    for (int i = 0; i < 4; ++i) {
      int bytes = min(max(valid * SIZE - i * 4, 0), 4);
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;"
                   :
                   : "r"(to + i * 4), "l"(from + i * 4 / SIZE), "r"(bytes)
                   : "memory");
    }
  } else {  // no copy is that short: through registers, and there at once
    unsigned words[4] = {};
    for (int i = 0; i < EACH; ++i)
      if (i < valid)
        words[i * SIZE / 4] |= unsigned(*reinterpret_cast<const unsigned short*>(from + i)) << (i % 2 * 16);
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(to), "r"(words[0]), "r"(words[1]), "r"(words[2]), "r"(words[3])
                 : "memory");
  }
}

// One of the factors: how it comes from memory, how its tile of LINES x BK lies in shared memory, how a warp
// reads it. A line is a row of A or a column of B. Rows of the tile are what is contiguous: lines, or else
// one of K's elements each.
template <bool IS_A, bool ALONG_K, int LINES, int VEC>
struct Factor {
  static constexpr int LENGTH = (ALONG_K ? BK : LINES) * SIZE, CHUNKS = LENGTH / 16;  // of a row
  static constexpr int AT_ONCE = THREADS / CHUNKS;           // rows that the block copies
  static constexpr int COUNT = LINES * BK / EACH / THREADS;  // chunks that a thread copies
  static_assert(THREADS % CHUNKS == 0 && LINES * BK / EACH % THREADS == 0,
                "mma: threads must divide the tiles");

  const Element* next[ALONG_K ? COUNT : 1];
  long long pitch;
  int row, along, inside;  // where in the tile the thread's first chunk goes; elements of it that exist

  // What ldmatrix reads at once are eight rows, or (float, across K) four: by these, chunks change places.
  static __device__ int place(int row, int chunk) {
    constexpr int TURNS = CHUNKS < 8 ? CHUNKS : 8;
    int turn = (ALONG_K || SIZE == 2 ? row / (8 / TURNS) : row % 4 * 2) % TURNS;
    return row * LENGTH + (chunk ^ turn) * 16;
  }

  __device__ Factor(const Element* matrix, long long pitch, int line0, int lines) : pitch(pitch) {
    row = threadIdx.x / CHUNKS;
    along = threadIdx.x % CHUNKS * EACH;
    inside = ALONG_K ? EACH : min(max(lines - line0 - along, 0), EACH);
    if constexpr (ALONG_K) {  // lines past the last are computed too, from the last one, but not stored
      for (int i = 0; i < COUNT; ++i)
        next[i] = matrix + min(line0 + row + i * AT_ONCE, lines - 1) * pitch + along;
    } else {
      next[0] = matrix + row * pitch + line0 + along;
    }
  }

  // Begins to copy a part of the tile at k0, COUNT of which are the whole; what lies outside of the matrix is 0.
  __device__ void fetch(int part, unsigned tile, int k0, int K) {
    int r = row + part * AT_ONCE;
    unsigned to = tile + place(r, along / EACH);
    if constexpr (ALONG_K) {
      copy<VEC>(to, next[part], min(max(K - k0 - along, 0), EACH));
      next[part] += BK;
    } else {
      copy<VEC>(to, next[0] + part * AT_ONCE * pitch, k0 + r < K ? inside : 0);
      if (part == COUNT - 1)
        next[0] += BK * pitch;
    }
  }

  // 16 lines from line0 + 16 * block on, and one step of K, as eights of both. Registers that a product takes as
  // one operand must follow each other, else each is moved once: of A that is all four, first the one eight of
  // lines and then the other, of either half of K; of B the halves of K of eight columns, then of eight more.
  static __device__ void read(unsigned (&to)[4], unsigned tile, int line0, int block, int step, int lane) {
    if constexpr (ALONG_K || SIZE == 2) {
      int eight = IS_A ? lane / 8 % 2 : lane / 16, half = IS_A ? lane / 16 : lane / 8 % 2, one = lane % 8;
      unsigned from =
          ALONG_K ? tile + block * 16 * LENGTH + (place(line0 + eight * 8 + one, half) ^ step * 32)
                  : tile + step * 16 * LENGTH + (place(half * 8 + one, line0 / EACH + eight) ^ block * 32);
      if constexpr (ALONG_K)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                     : "r"(from));
      else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                     : "r"(from));
    } else {  // ldmatrix cannot turn 32-bit elements
      int group = lane / 4, one = lane % 4;
      for (int i = 0; i < 4; ++i) {
        int eight = IS_A ? i % 2 : i / 2, half = IS_A ? i / 2 : i % 2;
        int across = line0 / EACH + group / EACH, turned = place(one, across) ^ (block * 64 + eight * 32);
        unsigned from = tile + (step * 8 + half * 4) * LENGTH + turned + group % EACH * 4;
        asm volatile("ld.shared.b32 %0, [%1];" : "=r"(to[i]) : "r"(from));
      }
    }
    prepare(Element(), to);
  }
};

__device__ void commit() {
  asm volatile("cp.async.commit_group;" : : : "memory");
}
template <int LEFT>
__device__ void wait() {
  asm volatile("cp.async.wait_group %0;" : : "n"(LEFT) : "memory");
}

// Where a float of a warp's 16 x WN part of the result is kept: of each chunk's 8 (of 16-bit elements) the
// first four lie with the others' first four, so that neither pairs (stored) nor fours (read) meet in a bank.
__device__ int kept_at(int row, int column) {
  if (EACH == 4)
    return row * STRIDE + column;
  return row * STRIDE + column / 8 * 4 + column / 4 % 2 * (WN / 2 + 4) + column % 4;
}

// As one access, which the compiler would cut in two here and there.
__device__ void keep(float* to, float first, float second) {
  asm volatile("st.shared.v2.f32 [%0], {%1, %2};"
               :
               : "r"(unsigned(__cvta_generic_to_shared(to))), "f"(first), "f"(second)
               : "memory");
}

#if SPLIT
typedef float Stored;  // an element of D
#else
typedef Element Stored;
#endif

// All that a launch is told; C_in and bias where HAS_C and HAS_BIAS are set.
struct Task {
  const Element *A, *B, *C_in, *bias;
  Stored* D;
  int M, N, K, inner, whole;
  long long lda, ldb, a_outer, a_inner, b_outer, b_inner;
  long long c_row, c_column, c_outer, c_inner, bias_step;
  long long d_row, d_column, d_outer, d_inner;
  float alpha, beta;
};

// WIDTH_*: neighbours of A, B and D that one access moves.
template <int WIDTH_A, int WIDTH_B, int WIDTH_D>
__device__ __forceinline__ void compute(const Task& task) {
  extern __shared__ __align__(128) unsigned char memory[];
  unsigned shared = unsigned(__cvta_generic_to_shared(memory));
  const int M = task.M, N = task.N;
  int tiles_m = (M - 1) / BM + 1, tiles_n = (N - 1) / BN + 1, tiles = tiles_m * tiles_n,
      tile = blockIdx.x % tiles;
  int member = blockIdx.x / tiles;
  long long outer = member / task.inner, within = member % task.inner;
  const int K = SPLIT ? min(task.K, task.whole - int(within) * task.K) : task.K;  // the last slice may be shorter
  int row0, column0;
  in_groups<BM, BN>(tile, tiles_m, tiles_n, row0, column0);
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row1 = warp / (BN / WN) * WM, column1 = warp % (BN / WN) * WN;

  Factor<true, A_ALONG_K, BM, WIDTH_A> left(task.A + outer * task.a_outer + within * task.a_inner, task.lda,
                                            row0, M);
  Factor<false, B_ALONG_K, BN, WIDTH_B> right(task.B + outer * task.b_outer + within * task.b_inner, task.ldb,
                                              column0, N);
  constexpr int OF_B = BM * BK * SIZE;  // where B's tile begins in a stage
  int count = (K + BK - 1) / BK;
  constexpr int COPIES = left.COUNT + right.COUNT;
  auto fetch = [&](int part, unsigned stage, int k0) {
    if (part < left.COUNT)
      left.fetch(part, stage, k0, K);
    else
      right.fetch(part - left.COUNT, stage + OF_B, k0, K);
  };
#pragma unroll
  for (int stage = 0; stage < STAGES - 1; ++stage) {
#pragma unroll
    for (int part = 0; part < COPIES; ++part)
      fetch(part, shared + stage * STAGE_BYTES, stage * BK);
    commit();
  }
  wait<STAGES - 2>();
  __syncthreads();  // the first pair is filled

  unsigned a[2][ROWS][4], b[2][PAIRS][4];  // of this step and the next
  auto read = [&](unsigned stage, int step, int which) {
    for (int i = 0; i < ROWS; ++i)
      left.read(a[which][i], stage, row1, i, step, lane);
    for (int j = 0; j < PAIRS; ++j)
      right.read(b[which][j], stage + OF_B, column1, j, step, lane);
  };
  read(shared, 0, 0);

  float sum[ROWS][2 * PAIRS][4] = {};
  unsigned reading = shared, filling = shared + (STAGES - 1) * STAGE_BYTES;
  const unsigned last = filling;
#pragma unroll 1
  for (int turn = 0; turn < count; ++turn) {
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      if (step < STEPS - 1) {
        read(reading, step + 1, (step + 1) % 2);
      } else {
        wait<STAGES - 2>();
        __syncthreads();  // this pair is used, the next is filled
        reading = reading == last ? shared : reading + STAGE_BYTES;
        read(reading, 0, 0);
      }
#pragma unroll
      for (int i = 0; i < ROWS; ++i) {
        // Into the pair that was used up a turn ago, a few copies at a time: more would keep ldmatrix waiting.
        constexpr int TIMES = (STEPS - 1) * ROWS;
        int time = step * ROWS + i;
#pragma unroll
        for (int part = time * COPIES / TIMES; part < (time + 1) * COPIES / TIMES && part < COPIES; ++part)
          fetch(part, filling, (turn + STAGES - 1) * BK);
        if (time == TIMES - 1) {
          commit();
          filling = filling == last ? shared : filling + STAGE_BYTES;
        }
        for (int j = 0; j < 2 * PAIRS; ++j) {
          int column = i % 2 ? 2 * PAIRS - 1 - j : j;  // back and forth, so that b is kept from row to row
          const unsigned(&pair)[4] = b[step % 2][column / 2];
          multiply(Element(), sum[i][column], a[step % 2][i], pair[column % 2 * 2], pair[column % 2 * 2 + 1]);
        }
      }
    }
  }
  wait<0>();
  __syncthreads();  // all tiles are used: the memory is free for the result

  constexpr int LANES = WN / EACH, HEIGHT = 32 / LANES;  // lanes of a row of the result, and rows at a time
  float* own = reinterpret_cast<float*>(memory) + warp * 16 * STRIDE;
  int chunk = lane % LANES, down = lane / LANES, column = column0 + column1 + chunk * EACH;
  if (LANES == 4)
    down =
        (down & 4) | (down & 1) << 1 | (down >> 1 & 1);  // rows of a quarter of a warp are in different banks
  float shift[EACH] = {};
  if constexpr (HAS_BIAS)
    for (int e = 0; e < EACH; ++e)
      if (column + e < N)
        shift[e] = widen(task.bias[(column + e) * task.bias_step]);
  const Element* add = task.C_in + outer * task.c_outer + within * task.c_inner + column * task.c_column;
  Stored* to = task.D + outer * task.d_outer + within * task.d_inner + column * task.d_column;
#pragma unroll
  for (int i = 0; i < ROWS; ++i) {
    for (int j = 0; j < 2 * PAIRS; ++j)
      for (int half = 0; half < 2; ++half)
        keep(own + kept_at(lane / 4 + half * 8, j * 8 + lane % 4 * 2), sum[i][j][half * 2],
             sum[i][j][half * 2 + 1]);
    __syncwarp();
#pragma unroll
    for (int pass = 0; pass < 16 / HEIGHT; ++pass) {
      int below = pass * HEIGHT + down;
      float value[EACH];
      for (int e = 0; e < EACH; e += 4)
        *reinterpret_cast<float4*>(&value[e]) =
            *reinterpret_cast<const float4*>(&own[kept_at(below, chunk * EACH + e)]);
      long long row = row0 + row1 + i * 16 + below;
      if (row >= M || column >= N)
        continue;
      for (int e = 0; e < EACH; ++e)
        value[e] = task.alpha * value[e] + shift[e];
      if constexpr (HAS_C) {
        const Element* added = add + row * task.c_row;
        if (VEC_C == EACH && column + EACH <= N) {
          Chunk chunk = *reinterpret_cast<const Chunk*>(added);
          for (int e = 0; e < EACH; ++e)
            value[e] += task.beta * widen(chunk.of[e]);
        } else {
          for (int e = 0; e < EACH; ++e)
            if (column + e < N)
              value[e] += task.beta * widen(added[e * task.c_column]);
        }
      }
      struct __align__(16) {
        Stored of[EACH];
      } result;
      for (int e = 0; e < EACH; ++e)
        narrow(ACTIVATION(value[e]), result.of[e]);
      if (WIDTH_D == EACH && column + EACH <= N)
        *reinterpret_cast<decltype(result)*>(to + row * task.d_row) = result;
      else
        for (int e = 0; e < EACH; ++e)
          if (column + e < N)
            to[row * task.d_row + e * task.d_column] = result.of[e];
    }
    __syncwarp();
  }
}

#if GENERAL
extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_mma(const Element* A, const Element* B,
#if HAS_C
             const Element* C,
#endif
#if HAS_BIAS
             const Element* bias,
#endif
             Stored* D, int M, int N, int K, int inner,
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
  wait_for_launch_before();
#if !SPLIT
  int whole = 0;
#endif
#if !HAS_C
  const Element* C = nullptr;
  long long c_row = 0, c_column = 0, c_outer = 0, c_inner = 0;
#endif
#if !HAS_BIAS
  const Element* bias = nullptr;
  long long bias_step = 0;
#endif
  compute<VEC_A, VEC_B, VEC_D>({A, B, C, bias, D, M, N, K, inner, whole, lda, ldb, a_outer, a_inner, b_outer, b_inner,
                                c_row, c_column, c_outer, c_inner, bias_step, d_row, d_column, d_outer, d_inner, alpha,
                                beta});
}
#else
extern "C" __global__ void __launch_bounds__(THREADS)
    mma(const Element* A, const Element* B, Element* C, int M, int N, int K) {
  const Task task = {A, B, nullptr, nullptr, C, M, N, K, 1, 0, K, N, 0, 0, 0, 0, 0, 0, 0, 0, 0, N, 1, 0, 0, 1, 0};
  if (K % EACH == 0 && N % EACH == 0)  // all rows begin on 16-byte boundaries
    compute<EACH, EACH, EACH>(task);
  else
    compute<1, 1, 1>(task);
}
#endif
