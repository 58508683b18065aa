// What blocks of Hopper do whose tiles come and go as boxes (TMA, sm_90): copies by tensor maps, in clusters
// of CLUSTER blocks, in a grid that is launched early.
#pragma once

#include <cuda.h>

#include "mbarrier.cuh"

// What a launch is told beside the maps; C_in and bias where HAS_C and HAS_BIAS are set, D_out where D is
// stored without a map. Steps of A, B and D from batch to batch are coordinates, 1 or 0.
template <class Element>
struct Task {
  const Element *C_in, *bias;
  int M, N, K, batch, inner;
  int a_outer, a_inner, b_outer, b_inner;
  long long c_row, c_column, c_outer, c_inner, bias_step;
  float alpha, beta;
  void* D_out;
  long long d_row, d_outer, d_inner;
};

// Where a box begins: along what is contiguous, across it, and in which batch.
struct Place {
  int along, across, within, outer;
};

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
    arrive(barrier);
}
// All threads of the cluster. No memory is made visible by it.
__device__ void meet() {
  if constexpr (CLUSTER > 1)
    asm volatile("barrier.cluster.arrive.relaxed;\nbarrier.cluster.wait.acquire;" : : : "memory");
  else
    __syncthreads();
}

// A producer, before it ends: until the stages from this one on are empty. Nobody leaves while the other
// block's consumers may still arrive here.
__device__ void stay(unsigned long long (&empty)[STAGES], int stage, unsigned parity) {
  if constexpr (CLUSTER > 1)
    for (int i = 0; i < STAGES; ++i) {
      wait(&empty[stage], parity);
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
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
// A part of a tile that so many blocks share goes to all of them.
template <int SHARING>
__device__ void fetch(void* to, const CUtensorMap& map, unsigned long long* barrier, Place from) {
  if constexpr (SHARING > 1)
    load_for_all(to, map, barrier, from);
  else
    load(to, map, barrier, from);
}

__device__ void store(const CUtensorMap& map, const void* from, Place to) {
  asm volatile("cp.async.bulk.tensor." RANK
               ".global.shared::cta.tile.bulk_group "
               "[%0, " COORDINATES("%2", "%3", "%4", "%5") "], [%1];"
               :
               : "l"(&map), "r"(at(from)), "r"(to.along), "r"(to.across), "r"(to.within), "r"(to.outer)
               : "memory");
}
// The stores since the last time, as a group.
__device__ void commit() {
  asm volatile("cp.async.bulk.commit_group;" : : : "memory");
}
// Until at most so many groups still read the memory that they store.
template <int GROUPS>
__device__ void wait_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" : : "n"(GROUPS) : "memory");
}

// The block's shared memory, with barriers for a ring that one thread fills and so many empty.
template <class Shared>
__device__ Shared& begin(const CUtensorMap& A, const CUtensorMap& B, const CUtensorMap& D, int emptying) {
  extern __shared__ unsigned char memory[];
  unsigned aligned = (at(memory) + 1023) / 1024 * 1024;  // swizzling goes by addresses
  Shared& shared = *reinterpret_cast<Shared*>(memory + (aligned - at(memory)));
  if (threadIdx.x == 32) {  // while the first warp finds its tile
    for (const CUtensorMap* map : {&A, &B, &D})
      asm volatile("prefetch.tensormap [%0];" : : "l"(map) : "memory");
    for (int i = 0; i < STAGES; ++i) {
      init(&shared.full[i], 1);
      init(&shared.empty[i], emptying);
    }
    asm volatile("fence.mbarrier_init.release.cluster;" : : : "memory");  // enough for copies, too
  }
  meet();
  // The next launch of a stream may begin to do all that is above this while the one before it still runs.
  asm volatile("griddepcontrol.launch_dependents;\ngriddepcontrol.wait;" : : : "memory");
  return shared;
}
