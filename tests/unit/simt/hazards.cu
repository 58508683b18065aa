// Kernels in which something is not ordered, and such in which everything is.
#include <cooperative_groups.h>


extern "C" __global__ void exchange(int* out) {
  __shared__ int cell[256];
  int t = threadIdx.x;
  cell[t] = t;
  out[blockIdx.x * blockDim.x + t] = cell[blockDim.x - 1 - t];
}

// The same exchange with the roles of first and last thread swapped: which one runs first must not matter.
extern "C" __global__ void exchange_reversed(int* out) {
  __shared__ int cell[256];
  int t = blockDim.x - 1 - threadIdx.x;
  cell[t] = t;
  out[blockIdx.x * blockDim.x + t] = cell[blockDim.x - 1 - t];
}

extern "C" __global__ void exchange_with_barrier(int* out) {
  __shared__ int cell[256];
  int t = threadIdx.x;
  cell[t] = t;
  __syncthreads();
  out[blockIdx.x * blockDim.x + t] = cell[blockDim.x - 1 - t];
}

extern "C" __global__ void neighbours_with_warp_barrier(int* out) {
  __shared__ int cell[256];
  int t = threadIdx.x;
  cell[t] = t;
  __syncwarp();
  out[t] = cell[t ^ 1];
}

extern "C" __global__ void halves_with_warp_barrier(int* out) {
  __shared__ int cell[64];
  int t = threadIdx.x;
  unsigned mask = t % 32 < 16 ? 0xffffu : 0xffff0000u;
  cell[t] = t;
  __syncwarp(mask);
  out[t] = cell[t ^ 8];
}

extern "C" __global__ void halves_across(int* out) {
  __shared__ int cell[64];
  int t = threadIdx.x;
  unsigned mask = t % 32 < 16 ? 0xffffu : 0xffff0000u;
  cell[t] = t;
  __syncwarp(mask);
  out[t] = cell[t ^ 16];
}

extern "C" __global__ void own_region(int* out) {
  __shared__ int cell[4][32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  for (int i = 0; i < 3; i++) {
    cell[warp][lane] = i * lane;
    __syncwarp();
    out[threadIdx.x] = cell[warp][31 - lane];
    __syncwarp();
  }
}

extern "C" __global__ void same_value(int* out) {
  __shared__ int flag;
  flag = blockDim.x;
  __syncthreads();
  out[threadIdx.x] = flag;
}

extern "C" __global__ void last_one_wins(int* out) {
  __shared__ int winner;
  winner = threadIdx.x / 32;
  __syncthreads();
  out[threadIdx.x] = winner;
}

extern "C" __global__ void bytes_side_by_side(unsigned char* out) {
  __shared__ unsigned char cell[128];
  int t = threadIdx.x;
  cell[t] = t;
  cell[t] += 1;
  out[t] = cell[t];
}

extern "C" __global__ void histogram(int* out) {
  __shared__ int bins[8];
  if (threadIdx.x < 8)
    bins[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&bins[threadIdx.x % 8], 1);
  __syncthreads();
  if (threadIdx.x < 8)
    out[threadIdx.x] = bins[threadIdx.x];
}

extern "C" __global__ void counts_too_early(int* out) {
  __shared__ int bins[8];
  if (threadIdx.x < 8)
    bins[threadIdx.x] = 0;
  atomicAdd(&bins[threadIdx.x % 8], 1);
  __syncthreads();
  if (threadIdx.x < 8)
    out[threadIdx.x] = bins[threadIdx.x];
}

// Warp 0 fills, warp 1 empties, with a barrier for each direction; says too early that it is done.
template <bool early> __device__ void hand_over(int* out) {
  __shared__ int slot[32];
  int lane = threadIdx.x % 32;
  for (int i = 0; i < 4; i++) {
    if (threadIdx.x < 32) {
      if (i > 0)
        asm volatile("bar.sync 2, 64;" ::: "memory");
      slot[lane] = i + lane;
      asm volatile("bar.arrive 1, 64;" ::: "memory");
    } else {
      asm volatile("bar.sync 1, 64;" ::: "memory");
      if (early && i < 3)
        asm volatile("bar.arrive 2, 64;" ::: "memory");
      out[i * 32 + lane] = slot[31 - lane];
      if (!early && i < 3)
        asm volatile("bar.arrive 2, 64;" ::: "memory");
    }
  }
}
extern "C" __global__ void producer_consumer(int* out) { hand_over<false>(out); }
extern "C" __global__ void producer_ahead(int* out) { hand_over<true>(out); }

extern "C" __global__ void flag_with_fence(int* out) {
  __shared__ int data;
  __shared__ volatile int ready;
  if (threadIdx.x == 0)
    ready = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    data = 42;
    __threadfence_block();
    ready = 1;
  }
  if (threadIdx.x == 32) {
    while (!ready) {
    }
    __threadfence_block();
    out[0] = data;
  }
}

extern "C" __global__ void neighbour_block(int* out) {
  out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
  out[(blockIdx.x * blockDim.x + threadIdx.x + blockDim.x) % (gridDim.x * blockDim.x)] = 2;
}

extern "C" __global__ void sum_of_blocks(int* out) { atomicAdd(&out[threadIdx.x], 1); }

// The last block reads what the others have written, and counts them by an atomic that has its fence with it or none.
template <bool FENCE>
__device__ void count_and_read(int* out) {
  int before = 0;
  out[blockIdx.x * 32 + threadIdx.x] = 1;
  __syncwarp();
  if (threadIdx.x == 0 && FENCE)
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], 1;" : "=r"(before) : "l"(&out[511]) : "memory");
  else if (threadIdx.x == 0)
    asm volatile("atom.relaxed.gpu.global.add.u32 %0, [%1], 1;" : "=r"(before) : "l"(&out[511]) : "memory");
  if (__shfl_sync(0xffffffff, before, 0) == gridDim.x - 1)
    out[256 + threadIdx.x] = out[(blockIdx.x ? 0 : 32) + threadIdx.x];
}
extern "C" __global__ void count_releasing(int* out) { count_and_read<true>(out); }
extern "C" __global__ void count_relaxed(int* out) { count_and_read<false>(out); }

extern "C" __global__ void scratch(int* out) {
  __shared__ int cell[64];
  if (threadIdx.x != 5)
    cell[threadIdx.x] = 1;
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = cell[threadIdx.x];
}

// Each round reads one cell that no round writes.
extern "C" __global__ void rounds_of_one_less(int* out) {
  __shared__ int cell[64];
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i < 3; i++) {
    if (t != 63) cell[t] = t;
    __syncthreads();
    sum += cell[t];
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + t] = sum;
}

// Blocks of a cluster read their neighbour's numbers, twice. What is not there of the three barriers is __syncthreads().
template <bool FILLED, bool USED, bool LAST>
__device__ void neighbours_in_cluster(int* out) {
  __shared__ int mine[64];
  auto cluster = cooperative_groups::this_cluster();
  int* theirs = cluster.map_shared_rank(mine, (cluster.block_rank() + 1) % cluster.num_blocks());
  int sum = 0;
  for (int turn = 0; turn < 2; turn++) {
    mine[threadIdx.x] = threadIdx.x + turn;  // filled
    if (FILLED) cluster.sync(); else __syncthreads();
    sum += theirs[63 - threadIdx.x];  // read
    if (turn == 0) { if (USED) cluster.sync(); else __syncthreads(); }
  }
  if (LAST) cluster.sync();
  out[blockIdx.x * 64 + threadIdx.x] = sum;
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_in_order(int* out) { neighbours_in_cluster<1, 1, 1>(out); }
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_not_filled(int* out) { neighbours_in_cluster<0, 1, 1>(out); }
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_not_used(int* out) { neighbours_in_cluster<1, 0, 1>(out); }
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_ended(int* out) { neighbours_in_cluster<1, 1, 0>(out); }

// The first block counts what all of its cluster add to it.
extern "C" __global__ void __cluster_dims__(4, 1, 1) cluster_counts(int* out) {
  __shared__ int count;
  auto cluster = cooperative_groups::this_cluster();
  if (threadIdx.x == 0) count = 0;
  cluster.sync();
  atomicAdd(cluster.map_shared_rank(&count, 0), 1);
  cluster.sync();
  if (cluster.block_rank() == 0) out[threadIdx.x] = count;
}
