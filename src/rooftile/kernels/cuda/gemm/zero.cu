// Zeros, for a launch behind this one that counts up from them.
#include "../early.cuh"

constexpr int THREADS = 1024;

extern "C" __global__ void __launch_bounds__(THREADS) gemm_zero(unsigned* to, int count) {
  wait_for_launch_before();
  for (int i = threadIdx.x; i < count; i += THREADS)
    to[i] = 0;
}
