// D = ACTIVATION(alpha * A @ B + beta * C + bias) without tensor cores, for every shape, layout and element type.
//
// A block computes a BM x BN tile of D, a warp a WM x WN tile of that, a thread TM x TN of that in groups of 4 x 4. Tiles of
// A and B go through registers to shared memory, where they are of the sums' type and lie by K; while one pair is
// multiplied, the next is on its way. A, B and D may be of any batch with two strides each; 16-bit elements are summed in
// float.
//
// VEC_A, VEC_B, VEC_D: neighbours that one access moves; the host has made sure that their addresses are aligned.
#ifndef ELEMENT
#define ELEMENT float // or double, f16, bf16
#endif
#ifndef BM
#define BM 64
#endif
#ifndef BN
#define BN 64
#endif
#ifndef BK
#define BK 16
#endif
#ifndef WM
#define WM 32
#endif
#ifndef WN
#define WN 32
#endif
#ifndef TM
#define TM 8
#endif
#ifndef TN
#define TN 4
#endif
#ifndef VEC_A
#define VEC_A 1
#endif
#ifndef VEC_B
#define VEC_B 1
#endif
#ifndef VEC_D
#define VEC_D 1
#endif
#define GROUP 8

#include "../early.cuh"
#include "../elements.cuh"
#include "../general.cuh"
#include "../tiles.cuh"

typedef ELEMENT Element;
typedef decltype(widen(Element())) Sum;
#if SPLIT
typedef Sum Stored;  // an element of D
#else
typedef Element Stored;
#endif

constexpr int LANES_M = WM / TM, LANES_N = WN / TN; // a warp's lanes along the rows and columns of its tile
constexpr int THREADS = BM / WM * (BN / WN) * 32;
constexpr int PAD = 4;
static_assert(BM % WM == 0 && BN % WN == 0 && TM % 4 == 0 && TN % 4 == 0, "simt: tiles must divide each other");
static_assert(LANES_M * LANES_N == 32 && LANES_N % 2 == 0, "simt: WM/TM x WN/TN must be 32 lanes");
static_assert(BM * BK / VEC_A % THREADS == 0 && BK * BN / VEC_B % THREADS == 0, "simt: threads must divide the tiles");

template <class T, int COUNT> struct __align__(sizeof(T) * COUNT < 16 ? sizeof(T) * COUNT : 16) Pack {
  T of[COUNT];
};

// One thread's part of a BK x LINES tile, on its way from global to shared memory. A line is a row of A or a column of B.
template <bool ALONG_K, int LINES, int VEC> struct Part {
  static constexpr int COUNT = LINES * BK / VEC / THREADS, ACROSS = (ALONG_K ? BK : LINES) / VEC;
  Pack<Element, VEC> held[COUNT];

  __device__ void place(int i, int& line, int& k) const {
    int index = i * THREADS + threadIdx.x, along = index % ACROSS * VEC, other = index / ACROSS;
    line = ALONG_K ? other : along;
    k = ALONG_K ? along : other;
  }

  // What lies outside of the matrix is 0.
  __device__ void fetch(const Element* matrix, long long pitch, int line0, int lines, int k0, int K) {
#pragma unroll
    for (int i = 0; i < COUNT; ++i) {
      int line, k;
      place(i, line, k);
      line += line0;
      k += k0;
      int left = ALONG_K ? (line < lines ? K - k : 0) : (k < K ? lines - line : 0);
      const Element* from = ALONG_K ? matrix + line * pitch + k : matrix + k * pitch + line;
      held[i] = {};
      if (left >= VEC)
        held[i] = *reinterpret_cast<const Pack<Element, VEC>*>(from);
      else
        for (int e = 0; e < VEC - 1; ++e)
          if (e < left)
            held[i].of[e] = from[e];
    }
  }

  __device__ void keep(Sum (*tile)[LINES + PAD]) const {
#pragma unroll
    for (int i = 0; i < COUNT; ++i) {
      int line, k;
      place(i, line, k);
      if (ALONG_K) {
        for (int e = 0; e < VEC; ++e)
          tile[k + e][line] = widen(held[i].of[e]);
      } else {
        Pack<Sum, VEC> wide;
        for (int e = 0; e < VEC; ++e)
          wide.of[e] = widen(held[i].of[e]);
        *reinterpret_cast<Pack<Sum, VEC>*>(&tile[k][line]) = wide;
      }
    }
  }
};

extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_simt(const Element* A, const Element* B,
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
              long long lda, long long ldb, long long a_outer, long long a_inner, long long b_outer, long long b_inner,
#if HAS_C
              long long c_row, long long c_column, long long c_outer, long long c_inner,
#endif
#if HAS_BIAS
              long long bias_step,
#endif
              long long d_row, long long d_column, long long d_outer, long long d_inner, Sum alpha, Sum beta) {
  __shared__ __align__(16) Sum As[2][BK][BM + PAD];
  __shared__ __align__(16) Sum Bs[2][BK][BN + PAD];

  int tiles_m = (M - 1) / BM + 1, tiles_n = (N - 1) / BN + 1, tiles = tiles_m * tiles_n;
  int tile = blockIdx.x % tiles, member = blockIdx.x / tiles;
  long long outer = member / inner, within = member % inner;
  A += outer * a_outer + within * a_inner;
  B += outer * b_outer + within * b_inner;
  D += outer * d_outer + within * d_inner;
#if HAS_C
  C += outer * c_outer + within * c_inner;
#endif
  wait_for_launch_before();
#if SPLIT
  K = min(K, whole - int(within) * K); // the last slice may be shorter
#endif
  int row0, column0;
  in_groups<BM, BN>(tile, tiles_m, tiles_n, row0, column0);

  // The lane's first row and column in the tile. Lanes i and i ^ 1 share their rows, i and i ^ 2 their columns: then the
  // hardware serves half a warp at once instead of a quarter.
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int row1 = warp / (BN / WN) * WM + lane / 2 % LANES_M * 4;
  int column1 = warp % (BN / WN) * WN + (lane / (2 * LANES_M) * 2 + lane % 2) * 4;

  Part<A_ALONG_K, BM, VEC_A> a;
  Part<B_ALONG_K, BN, VEC_B> b;
  a.fetch(A, lda, row0, M, 0, K);
  b.fetch(B, ldb, column0, N, 0, K);
  a.keep(As[0]);
  b.keep(Bs[0]);
  __syncthreads();

  Sum sum[TM][TN] = {};
  for (int k0 = 0, stage = 0; k0 < K; k0 += BK, stage ^= 1) {
    bool more = K - k0 > BK;
    if (more) {
      a.fetch(A, lda, row0, M, k0 + BK, K);
      b.fetch(B, ldb, column0, N, k0 + BK, K);
    }
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      Pack<Sum, 4> left[TM / 4], right[TN / 4];
      for (int i = 0; i < TM / 4; ++i)
        left[i] = *reinterpret_cast<Pack<Sum, 4>*>(&As[stage][k][row1 + i * 4 * LANES_M]);
      for (int j = 0; j < TN / 4; ++j)
        right[j] = *reinterpret_cast<Pack<Sum, 4>*>(&Bs[stage][k][column1 + j * 4 * LANES_N]);
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sum[i][j] += left[i / 4].of[i % 4] * right[j / 4].of[j % 4];
    }
    if (more) {
      a.keep(As[stage ^ 1]);
      b.keep(Bs[stage ^ 1]);
    }
    __syncthreads();
  }

#pragma unroll
  for (int i = 0; i < TM; ++i) {
    int row = row0 + row1 + i / 4 * 4 * LANES_M + i % 4;
#pragma unroll
    for (int j = 0; j < TN; j += 4) {
      int column = column0 + column1 + j * LANES_N;
      if (row >= M || column >= N)
        continue;
      Pack<Stored, 4> four = {};
#pragma unroll
      for (int e = 0; e < 4; ++e) {
        if (column + e >= N)
          continue;
        Sum value = alpha * sum[i][j + e];
#if HAS_C
        value += beta * widen(C[row * c_row + (column + e) * c_column]);
#endif
#if HAS_BIAS
        value += widen(bias[(column + e) * bias_step]);
#endif
        narrow(ACTIVATION(value), four.of[e]);
      }
      Stored* to = D + row * d_row + column * d_column;
      if (VEC_D == 4 && column + 3 < N)
        *reinterpret_cast<Pack<Stored, 4>*>(to) = four;
      else
        for (int e = 0; e < 4; ++e)
          if (column + e < N)
            to[e * d_column] = four.of[e];
    }
  }
}
