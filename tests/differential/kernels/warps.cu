// Lanes that meet: shuffles, votes, matches, counting barriers.
#define ALL 0xffffffffu

extern "C" __global__ void shuffles(const int* x, const int* from, int* y) {
  int t = threadIdx.x, v = x[t], at = from[t];
  int* out = y + t * 10;
  out[0] = __shfl_sync(ALL, v, at);
  out[1] = __shfl_sync(ALL, v, at, 8);
  out[2] = __shfl_up_sync(ALL, v, 3);
  out[3] = __shfl_up_sync(ALL, v, 5, 16);
  out[4] = __shfl_down_sync(ALL, v, 7);
  out[5] = __shfl_down_sync(ALL, v, 1, 4);
  out[6] = __shfl_xor_sync(ALL, v, 5);
  out[7] = __shfl_xor_sync(ALL, v, 9, 8);
  out[8] = __shfl_sync(ALL, v, 0);
  out[9] = __shfl_up_sync(ALL, v, at & 31);
}

extern "C" __global__ void shuffle_predicates(const int* x, int* y) {
  int t = threadIdx.x, v = x[t], d, p;
#define WITH_PREDICATE(TEXT, C, AT)                                                                              \
  asm volatile("{ .reg .pred q; shfl.sync." TEXT ".b32 %0|q, %2, %3, " C ", 0xffffffff; selp.s32 %1, 1, 0, q; }" \
               : "=r"(d), "=r"(p) : "r"(v), "r"(v & 7));                                                         \
  y[t * 12 + 2 * AT] = d;                                                                                        \
  y[t * 12 + 2 * AT + 1] = p
  WITH_PREDICATE("up", "0", 0);
  WITH_PREDICATE("down", "31", 1);
  WITH_PREDICATE("bfly", "0x181f", 2);
  WITH_PREDICATE("idx", "0x1007", 3);
  WITH_PREDICATE("up", "0x1800", 4);
  WITH_PREDICATE("down", "12", 5);
}

extern "C" __global__ void votes(const int* x, unsigned* y) {
  int t = threadIdx.x, v = x[t];
  unsigned* out = y + t * 8;
  out[0] = __ballot_sync(ALL, v & 1);
  out[1] = __any_sync(ALL, v > 250);
  out[2] = __all_sync(ALL, v >= 0);
  out[3] = __popc(__ballot_sync(ALL, v & 2) & ((1u << (t & 31)) - 1));
  out[4] = __match_any_sync(ALL, v & 3);
  int same;
  out[5] = __match_all_sync(ALL, v >> 9, &same);
  out[6] = same;
  out[7] = __activemask();
}

extern "C" __global__ void reductions(const int* x, int* y, unsigned* z) {
  int t = threadIdx.x, v = x[t];
  y[t] = __reduce_add_sync(ALL, v);
  y[t + blockDim.x] = __reduce_min_sync(ALL, v - 100);
  y[t + 2 * blockDim.x] = __reduce_max_sync(ALL, v - 100);
  z[t] = __reduce_and_sync(ALL, unsigned(v)) | __reduce_xor_sync(ALL, unsigned(v)) << 16;
}

extern "C" __global__ void warp_sum(const float* x, float* y, int n) {
  float v = 0;
  for (int i = threadIdx.x; i < n; i += 32) v += x[blockIdx.x * n + i];
  for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(ALL, v, d);
  if (threadIdx.x == 0) y[blockIdx.x] = v;
}

extern "C" __global__ void scan(const int* x, int* y) {
  int lane = threadIdx.x & 31, v = x[threadIdx.x];
  for (int d = 1; d < 32; d *= 2) {
    int other = __shfl_up_sync(ALL, v, d);
    if (lane >= d) v += other;
  }
  y[threadIdx.x] = v;
}

extern "C" __global__ void counting_barriers(const int* x, int* y) {
  int t = threadIdx.x, v = x[t];
  int count = __syncthreads_count(v & 1);
  int all = __syncthreads_and(v < 1000), any = __syncthreads_or(v == 77);
  y[t] = count * 4 + (all != 0) * 2 + (any != 0);
}

// Votes and masks taken where only some lanes are.
extern "C" __global__ void masked(const int* x, unsigned* y) {
  int t = threadIdx.x, v = x[t];
  unsigned result = 0;
  if (v & 1) {
    unsigned here = __activemask();
    result = here ^ __ballot_sync(here, v & 4);
    result += __shfl_sync(here, v, __ffs(here) - 1);
  }
  y[t] = result;
}

extern "C" __global__ void lane_masks(unsigned* y) {
  unsigned lt, le, gt, ge, eq, lane, warp;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
  asm("mov.u32 %0, %%lanemask_le;" : "=r"(le));
  asm("mov.u32 %0, %%lanemask_gt;" : "=r"(gt));
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
  asm("mov.u32 %0, %%lanemask_eq;" : "=r"(eq));
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("mov.u32 %0, %%warpid;" : "=r"(warp));
  unsigned* out = y + 7 * threadIdx.x;
  out[0] = lt; out[1] = le; out[2] = gt; out[3] = ge; out[4] = eq; out[5] = lane; out[6] = warp;
}
