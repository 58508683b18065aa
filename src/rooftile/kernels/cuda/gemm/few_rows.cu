// D = ACTIVATION(alpha * A @ B + beta * C + bias) of float, where A has so few rows that to read B takes longer than to
// multiply it.
//
// A block computes 32 columns of D; its warps share K out, chunks of 32 in turn. Each warp has a ring of chunks of its own,
// filled by cp.async, so that enough reads are under way to keep memory busy, and nobody waits for another warp. Eight lanes
// copy a line of B's chunk at a time, 128 bytes; each multiplies eight K of four columns, the same K as the seven beside it:
// of A these read the same, for half a warp at once. So that all is read without a conflict, groups of four elements change
// places within their line. The sums of lanes and warps are added up in the end, always in the same order.
//
// VEC_A, VEC_B: neighbours that one copy moves, 4 or 1. Four only if lines are of whole fours, and those aligned. Fours of
// A's rows, where it lies across K, stay together in shared memory, too.
#include "../general.cuh"
#include "../early.cuh"

#ifndef ROWS
#define ROWS 16
#endif
#ifndef WARPS
#define WARPS 8
#endif
#ifndef STAGES
#define STAGES 4
#endif
#ifndef VEC_A
#define VEC_A 1
#endif
#ifndef VEC_B
#define VEC_B 1
#endif
#ifndef BIAS_ALONG_M
#define BIAS_ALONG_M 0
#endif

constexpr int COLUMNS = 32, CHUNK = 32, THREADS = WARPS * 32;
constexpr int OWN = 4, DEEP = 8; // columns of a lane, and K of a chunk that it multiplies
constexpr bool A_BY_K = !A_ALONG_K && VEC_A == 4; // A's chunk lies as lines of K
constexpr int FOURS = ROWS < 4 ? 1 : ROWS / 4;    // of such a line
static_assert(ROWS <= 32, "few_rows: the sums of more rows do not fit in the registers");

struct Chunk {
  float b[32][32]; // lines of K, or (B_ALONG_K) of a column
  float a[ROWS * CHUNK]; // lines of A or (A_BY_K) of K
};
union Shared {
  Chunk ring[WARPS][STAGES];
  float sums[WARPS][ROWS][COLUMNS];
};

// Copies WIDTH neighbours, or zeros if they are not there.
template <int WIDTH> __device__ void copy(float* to, const float* from, bool there) {
  unsigned shared = unsigned(__cvta_generic_to_shared(to));
  if constexpr (WIDTH == 4)
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" : : "r"(shared), "l"(from), "r"(there ? 16 : 0) : "memory");
  else
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" : : "r"(shared), "l"(from), "r"(there ? 4 : 0) : "memory");
}

// The column within the block's that is a lane's number `own`; `group` is which of the eight it is that have its K.
__device__ int column_of(int group, int own) { return B_ALONG_K ? own * 8 + group : group * OWN + own; }

// Where in a line of B's chunk its four elements number `four` are.
__device__ int place(int line, int four) { return (B_ALONG_K ? four ^ line % 8 : four) * 4; }

// Where in A's chunk four rows are that begin at `row`, or (along K) four K of a row.
__device__ int place_in_a(int row, int k) {
  return A_BY_K ? k * ROWS + (row / 4 ^ k / DEEP % FOURS) * 4 : row * CHUNK + k;
}

struct Reader {
  const float *A, *B; // from the block's columns on
  long long lda, ldb;
  int M, N, K, lane; // N: columns from the block's first on

  // Begins to copy a chunk, from k0 on.
  __device__ void fetch(Chunk& to, int k0) const {
    const float* from = B + (B_ALONG_K ? k0 : k0 * ldb);
#pragma unroll
    for (int i = 0; i < 32 / VEC_B; ++i) {
      int part = i * 32 + lane, line = part / (32 / VEC_B), along = part % (32 / VEC_B) * VEC_B;
      int k = k0 + (B_ALONG_K ? along : line), column = B_ALONG_K ? line : along;
      copy<VEC_B>(&to.b[line][place(line, along / 4) + along % 4], from + line * ldb + along, k < K && column < N);
    }
    constexpr int PARTS = ROWS * CHUNK / VEC_A;
#pragma unroll
    for (int i = 0; i < (PARTS + 31) / 32; ++i) {
      int part = i * 32 + lane, row = A_ALONG_K ? part / (CHUNK / VEC_A) : A_BY_K ? part % FOURS * 4 : part % ROWS;
      int along = A_ALONG_K ? part % (CHUNK / VEC_A) * VEC_A : part / (A_BY_K ? FOURS : ROWS);
      if (part < PARTS)
        copy<VEC_A>(&to.a[place_in_a(row, along)],
                    A_ALONG_K ? A + row * lda + k0 + along : A + (k0 + along) * lda + row,
                    row < M && k0 + along < K);
    }
  }
};

extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_few_rows(const float* A, const float* B,
#if HAS_C
                  const float* C,
#endif
#if HAS_BIAS
                  const float* bias,
#endif
                  float* D, int M, int N, int K, int inner,
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
                  long long d_row, long long d_column, long long d_outer, long long d_inner, float alpha, float beta) {
  extern __shared__ __align__(16) unsigned char memory[];
  Shared& shared = *reinterpret_cast<Shared*>(memory);
  int across = (N - 1) / COLUMNS + 1, column0 = blockIdx.x % across * COLUMNS, member = blockIdx.x / across;
  long long outer = member / inner, within = member % inner;
#if SPLIT
  K = min(K, whole - int(within) * K); // the last slice may be shorter
#endif
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, group = lane % 8, quarter = lane / 8;
  Reader reader = {A + outer * a_outer + within * a_inner,
                   B + outer * b_outer + within * b_inner + (B_ALONG_K ? column0 * ldb : column0),
                   lda, ldb, M, N - column0, K, lane};
  wait_for_launch_before();

  Chunk* ring = shared.ring[warp];
  int k0 = warp * CHUNK;
#pragma unroll
  for (int stage = 0; stage < STAGES - 1; ++stage) {
    reader.fetch(ring[stage], k0 + stage * WARPS * CHUNK);
    asm volatile("cp.async.commit_group;" : : : "memory");
  }
  float sum[ROWS][OWN] = {};
#pragma unroll 1
  for (int stage = 0; k0 < K; k0 += WARPS * CHUNK) {
    asm volatile("cp.async.wait_group %0;" : : "n"(STAGES - 2) : "memory");
    __syncwarp(); // all lanes' copies of this chunk are there, and the chunk before is used
    reader.fetch(ring[stage == 0 ? STAGES - 1 : stage - 1], k0 + (STAGES - 1) * WARPS * CHUNK);
    asm volatile("cp.async.commit_group;" : : : "memory");
    const Chunk& chunk = ring[stage];
#pragma unroll
    for (int half = 0; half < DEEP; half += 4) {
      float b[OWN][4];
#pragma unroll
      for (int i = 0; i < 4; ++i) { // a column's, or (across K) one K of each
        int line = B_ALONG_K ? column_of(group, i) : quarter * DEEP + half + i;
        int four = B_ALONG_K ? (quarter * DEEP + half) / 4 : group;
        float4 next = *reinterpret_cast<const float4*>(&chunk.b[line][place(line, four)]);
        const float each[4] = {next.x, next.y, next.z, next.w};
#pragma unroll
        for (int e = 0; e < 4; ++e)
          b[B_ALONG_K ? i : e][B_ALONG_K ? e : i] = each[e];
      }
#pragma unroll
      for (int part = 0; part < ROWS; ++part) { // a row, or (A_BY_K) one K of four rows
        int row = A_BY_K ? part / 4 * 4 : part, k = A_BY_K ? part % 4 : 0;
        float4 next = *reinterpret_cast<const float4*>(&chunk.a[place_in_a(row, quarter * DEEP + half + k)]);
        const float a[4] = {next.x, next.y, next.z, next.w};
#pragma unroll
        for (int i = 0; i < 4; ++i)
#pragma unroll
          for (int own = 0; own < OWN; ++own)
            sum[row + (A_BY_K ? i : 0)][own] += a[i] * b[own][A_BY_K ? k : i];
      }
    }
    stage = stage == STAGES - 1 ? 0 : stage + 1;
  }
  asm volatile("cp.async.wait_group 0;" : : : "memory");
  __syncthreads(); // all chunks are used: the memory is free for the sums

#pragma unroll
  for (int row = 0; row < ROWS; ++row)
#pragma unroll
    for (int own = 0; own < OWN; ++own) {
      float all = sum[row][own];
      all += __shfl_xor_sync(0xffffffff, all, 8);
      all += __shfl_xor_sync(0xffffffff, all, 16);
      if (quarter == own)
        shared.sums[warp][row][column_of(group, own)] = all;
    }
  __syncthreads();
  for (int i = threadIdx.x; i < ROWS * COLUMNS; i += THREADS) {
    int row = i / COLUMNS, column = column0 + i % COLUMNS;
    if (row >= M || column >= N)
      continue;
    float value = 0;
#pragma unroll
    for (int w = 0; w < WARPS; ++w)
      value += shared.sums[w][row][i % COLUMNS];
    value *= alpha;
#if HAS_C
    value += beta * C[outer * c_outer + within * c_inner + row * c_row + column * c_column];
#endif
#if HAS_BIAS
    value += bias[(BIAS_ALONG_M ? row : column) * bias_step];
#endif
    D[outer * d_outer + within * d_inner + row * d_row + column * d_column] = ACTIVATION(value);
  }
}
