// A copy of matrices whose rows begin at multiples of 16 bytes, which TMA wants. What lies behind a row's last element is
// left as it is: TMA is told of the row's length, and reads zeros there.
//
// A block copies a row, a thread every 128th element of it, several at a time: wherever rows begin, accesses of a warp are
// neighbours.
#include "../early.cuh"

#ifndef BYTES
#define BYTES 2 // of an element, or 4
#endif

constexpr int THREADS = 128, AT_ONCE = 8;

template <int SIZE> struct Bits {
  typedef unsigned short type;
};
template <> struct Bits<4> {
  typedef unsigned type;
};
typedef Bits<BYTES>::type Element;

extern "C" __global__ void __launch_bounds__(THREADS)
    gemm_pad(const Element* from, Element* to, int rows, int length, int inner, long long pitch, long long outer_step,
             long long inner_step, long long padded) {
  int member = blockIdx.x / rows, row = blockIdx.x % rows;
  from += member / inner * outer_step + member % inner * inner_step + row * pitch;
  to += blockIdx.x * padded;
  wait_for_launch_before();
  for (int first = threadIdx.x; first < length; first += THREADS * AT_ONCE) {
    Element held[AT_ONCE];
#pragma unroll
    for (int i = 0; i < AT_ONCE; ++i)
      if (first + i * THREADS < length)
        held[i] = from[first + i * THREADS];
#pragma unroll
    for (int i = 0; i < AT_ONCE; ++i)
      if (first + i * THREADS < length)
        to[first + i * THREADS] = held[i];
  }
}
