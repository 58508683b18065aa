// A copy of matrices whose rows begin at multiples of 16 bytes, which TMA wants. What lies behind a row's last element is
// left as it is: TMA is told of the row's length, and reads zeros there.
//
// A warp copies 256 neighbours, a lane one of each 32: wherever rows begin, accesses are of whole sectors but for the ends.
#include "../early.cuh"

#ifndef BYTES
#define BYTES 2 // of an element, or 4
#endif

constexpr int THREADS = 128, EACH = 8, WIDE = EACH * 32;

template <int SIZE> struct Bits {
  typedef unsigned short type;
};
template <> struct Bits<4> {
  typedef unsigned type;
};
typedef Bits<BYTES>::type Element;

extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_pad(const Element* from, Element* to, int rows, int length, int batch, int inner, long long pitch,
             long long outer_step, long long inner_step, long long padded) {
  int pieces = (length - 1) / WIDE + 1;
  long long piece = (long long)blockIdx.x * (THREADS / 32) + threadIdx.x / 32, line = piece / pieces;
  int member = int(line / rows), row = int(line % rows), first = int(piece % pieces) * WIDE + threadIdx.x % 32;
  wait_for_launch_before();
  if (member >= batch)
    return;
  from += member / inner * outer_step + member % inner * inner_step + row * pitch + first;
  to += line * padded + first;
  Element held[EACH];
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    if (first + i * 32 < length)
      held[i] = from[i * 32];
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    if (first + i * 32 < length)
      to[i * 32] = held[i];
}
