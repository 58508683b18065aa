// D = ACTIVATION(alpha * (S[0] + S[1] + ...) + beta * C + bias): what is left of a product whose K was cut into slices, the
// sums of each of which are in S. They are added up in their order, so that the result does not depend on which came first.
//
// A thread adds up four neighbours of a row. VEC_D: neighbours of D that one access moves, 4 or 1.
#include "../elements.cuh"
#include "../general.cuh"
#include "../early.cuh"

#ifndef ELEMENT
#define ELEMENT float // or double, f16, bf16
#endif
#ifndef VEC_D
#define VEC_D 1
#endif
#ifndef BIAS_ALONG_M
#define BIAS_ALONG_M 0
#endif

typedef ELEMENT Element;
typedef decltype(widen(Element())) Sum;

constexpr int THREADS = 128;
constexpr int AHEAD = 16; // slices that are read at a time

template <class T> struct __align__(sizeof(T) * 4 < 16 ? sizeof(T) * 4 : 16) Four {
  T of[4];
};

extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_sum(const Sum* S,
#if HAS_C
             const Element* C,
#endif
#if HAS_BIAS
             const Element* bias,
#endif
             Element* D, int M, int N, int slices, int batch, long long pitch,
#if HAS_C
             long long c_row, long long c_column, long long c_outer,
#endif
#if HAS_BIAS
             long long bias_step,
#endif
             long long d_row, long long d_column, long long d_outer, Sum alpha, Sum beta) {
  int fours = (N - 1) / 4 + 1, index = blockIdx.x * THREADS + threadIdx.x, line = index / fours;
  int member = line / M, row = line % M, column = index % fours * 4;
  long long step = M * pitch;
  wait_for_launch_before();
  if (member >= batch)
    return;

  const Sum* from = S + member * slices * step + row * pitch + column;
  Four<Sum> total = {};
#pragma unroll 1
  for (int slice = 0; slice < slices; slice += AHEAD, from += AHEAD * step) {
    Four<Sum> held[AHEAD];
#pragma unroll
    for (int i = 0; i < AHEAD; ++i)
      if (slice + i < slices) {
        if (column + 3 < N)
          held[i] = *reinterpret_cast<const Four<Sum>*>(from + i * step);
        else  // behind a row's end nothing was written
          for (int e = 0; e < 3; ++e)
            held[i].of[e] = column + e < N ? from[i * step + e] : 0;
      }
#pragma unroll
    for (int i = 0; i < AHEAD; ++i)
      if (slice + i < slices)
        for (int e = 0; e < (column + 3 < N ? 4 : 3); ++e)
          total.of[e] += held[i].of[e];
  }

  Four<Element> four = {};
#pragma unroll
  for (int e = 0; e < 4; ++e) {
    if (column + e >= N)
      continue;
    Sum value = alpha * total.of[e];
#if HAS_C
    value += beta * widen(C[member * c_outer + row * c_row + (column + e) * c_column]);
#endif
#if HAS_BIAS
    value += widen(bias[(BIAS_ALONG_M ? row : column + e) * bias_step]);
#endif
    narrow(ACTIVATION(value), four.of[e]);
  }
  Element* to = D + member * d_outer + row * d_row + column * d_column;
  if (VEC_D == 4 && column + 3 < N)
    *reinterpret_cast<Four<Element>*>(to) = four;
  else
    for (int e = 0; e < 4; ++e)
      if (column + e < N)
        to[e * d_column] = four.of[e];
}
