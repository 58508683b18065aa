// Sums of a tile that two blocks share (pieces.cuh), on their way from the one that has K's end to the one
// that has its begin, thread by thread.
#pragma once

#include "wgmma.cuh"

// Those of each consumer's warpgroup of the launch, and whether they are there: 0 before it.
struct Shares {
  float* parts;
  unsigned* arrived;
};

// Of the tile that a block shares with the next one: which of all consumers a thread's warpgroup is.
template <int CONSUMERS>
__device__ int number_of(int rank, int own) {
  return ((gridDim.x - 1 - blockIdx.x) / CLUSTER * CLUSTER + rank) * CONSUMERS + own;
}

// Writes them, and tells the other block.
template <int COUNT>
__device__ void give(const float (&sum)[COUNT], const Shares& shares, int number, int thread, int own) {
  float* to = shares.parts + (number * (COUNT / 4) * 128 + thread) * 4;
#pragma unroll
  for (int i = 0; i < COUNT; i += 4)
    __stcg(reinterpret_cast<float4*>(to + i * 128), make_float4(sum[i], sum[i + 1], sum[i + 2], sum[i + 3]));
  together(own);
  if (thread == 0)
    asm volatile("st.release.gpu.u32 [%0], 1;" : : "l"(&shares.arrived[number]) : "memory");
}
// Where a block `begins` K: waits for them, which blocks before it write first of all, and takes them. Else
// sums are left as they are, without a branch: behind one ptxas would keep no two products in flight.
template <int COUNT>
__device__ void take(float (&sum)[COUNT], const Shares& shares, int number, int thread, int own,
                     bool begins) {
  if (begins) {
    for (unsigned there = thread > 0; !there;)
      asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(there) : "l"(&shares.arrived[number]) : "memory");
    together(own);  // no warp gets ahead of the others
  }
  const float* from = shares.parts + (number * (COUNT / 4) * 128 + thread) * 4;
#pragma unroll
  for (int i = 0; i < COUNT; i += 4)
    asm volatile(
        "{\n.reg .pred begins;\nsetp.ne.b32 begins, %5, 0;\n"
        "@begins ld.global.cg.v4.f32 {%0, %1, %2, %3}, [%4];\n}"
        : "+f"(sum[i]), "+f"(sum[i + 1]), "+f"(sum[i + 2]), "+f"(sum[i + 3])
        : "l"(from + i * 128), "r"(int(begins))
        : "memory");
}
