// Clusters that take tile after tile drift apart along K: what one has read is no longer in L2 when another
// comes to want it. So they keep together: each counts the places that it passes, and waits at one until all
// have passed an earlier one. Not for long, though: some may not run yet, for others' launches have
// multiprocessors.
#pragma once

constexpr int LAG = 2;        // places that a cluster may be ahead
constexpr int PATIENCE = 64;  // looks of some 700 clocks: in vain, nobody is waited for any more

struct Company {
  unsigned* passed;  // places, by all clusters: 0 before the launch
  int wanted;        // so many of them, before the next is passed

  __device__ Company(unsigned* passed) : passed(passed), wanted(-LAG * int(gridDim.x / CLUSTER)) {}
  __device__ void pass() {
    atomicAdd(passed, 1);
    wanted += gridDim.x / CLUSTER;
    for (int looks = 0;; ++looks) {
      int now;
      asm volatile("ld.relaxed.gpu.s32 %0, [%1];" : "=r"(now) : "l"(passed) : "memory");
      if (now >= wanted)
        return;
      if (looks == PATIENCE)
        wanted = -(1 << 30);
    }
  }
};
