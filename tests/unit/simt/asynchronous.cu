// Asynchronous copies, mbarriers, pipelines, cooperative groups and clusters, right and wrong.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>

namespace cg = cooperative_groups;

static __device__ unsigned shared_address(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

template <int Bytes>
static __device__ void copy_async(void* to, const void* from) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(shared_address(to)), "l"(from), "n"(Bytes) : "memory");
}

#define COMMIT() asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT(N) asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory")

extern "C" __global__ void reverse_block(const int* in, int* out) {
  __shared__ int tile[128];
  copy_async<4>(tile + threadIdx.x, in + blockIdx.x * 128 + threadIdx.x);
  COMMIT();
  WAIT(0);
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
}

extern "C" __global__ void nobody_waits(const int* in, int* out) {
  __shared__ int tile[128];
  copy_async<4>(tile + threadIdx.x, in + threadIdx.x);
  COMMIT();
  __syncthreads();
  out[threadIdx.x] = tile[127 - threadIdx.x];
}

extern "C" __global__ void waits_for_too_few(const int* in, int* out) {
  __shared__ int tile[2][32];
  copy_async<4>(tile[0] + threadIdx.x, in + threadIdx.x);
  COMMIT();
  copy_async<4>(tile[1] + threadIdx.x, in + 32 + threadIdx.x);
  COMMIT();
  WAIT(1);
  out[threadIdx.x] = tile[0][threadIdx.x];
  out[32 + threadIdx.x] = tile[1][threadIdx.x];
  WAIT(0);
  out[64 + threadIdx.x] = tile[1][threadIdx.x];
}

extern "C" __global__ void waits_without_barrier(const int* in, int* out) {
  __shared__ int tile[128];
  copy_async<4>(tile + threadIdx.x, in + threadIdx.x);
  COMMIT();
  WAIT(0);
  out[threadIdx.x] = tile[127 - threadIdx.x];
}

extern "C" __global__ void fills_with_zeros(const float4* in, float4* out, int bytes) {
  __shared__ float4 tile[32];
  tile[threadIdx.x] = make_float4(9, 9, 9, 9);
  int size = threadIdx.x % 2 ? 16 : bytes;
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(shared_address(tile + threadIdx.x)),
               "l"(in + threadIdx.x), "r"(size) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  out[threadIdx.x] = tile[threadIdx.x];
}

extern "C" __global__ void ignores_sources(const float* in, float* out) {
  __shared__ float tile[32];
  tile[threadIdx.x] = 9;
  asm volatile("{ .reg .pred p; setp.ge.s32 p, %2, 20; cp.async.ca.shared.global [%0], [%1], 4, p; }" ::"r"(
                   shared_address(tile + threadIdx.x)), "l"(in + threadIdx.x), "r"(threadIdx.x) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  out[threadIdx.x] = tile[threadIdx.x];
}

// C = A B with tiles of 32, STAGES of them under way.
template <int Stages>
static __device__ void staged_gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[Stages][32][32], Bs[Stages][32][32];
  int row = blockIdx.y * 32 + threadIdx.y, column = blockIdx.x * 32 + threadIdx.x;
  auto load = [&](int tile) {
    if (tile * 32 < K) {
      for (int y = threadIdx.y; y < 32; y += blockDim.y) {
        copy_async<4>(&As[tile % Stages][y][threadIdx.x], A + (blockIdx.y * 32 + y) * K + tile * 32 + threadIdx.x);
        copy_async<4>(&Bs[tile % Stages][y][threadIdx.x], B + (tile * 32 + y) * N + column);
      }
    }
    COMMIT();
  };
  for (int tile = 0; tile < Stages - 1; tile++) load(tile);
  float sum[4] = {};
  for (int tile = 0; tile * 32 < K; tile++) {
    WAIT(Stages - 2);
    __syncthreads();
    load(tile + Stages - 1);
    for (int k = 0; k < 32; k++)
      for (int i = 0; i < 4; i++) sum[i] += As[tile % Stages][threadIdx.y + 8 * i][k] * Bs[tile % Stages][k][threadIdx.x];
  }
  for (int i = 0; i < 4; i++) C[(row + 8 * i) * N + column] = sum[i];
}

#define STAGED(N_STAGES)                                                                                                \
  extern "C" __global__ void staged_gemm_##N_STAGES(const float* A, const float* B, float* C, int M, int N, int K) {    \
    staged_gemm<N_STAGES>(A, B, C, M, N, K);                                                                            \
  }
STAGED(2)
STAGED(3)
STAGED(4)

// The same with one stage and a barrier left out: the next tile is fetched while others still read this one.
extern "C" __global__ void overwrites_too_soon(const float* A, float* out, int tiles) {
  __shared__ float tile[128];
  float sum = 0;
  for (int i = 0; i < tiles; i++) {
    copy_async<4>(tile + threadIdx.x, A + i * 128 + threadIdx.x);
    COMMIT();
    WAIT(0);
    __syncthreads();
    sum += tile[127 - threadIdx.x];
  }
  out[threadIdx.x] = sum;
}

// One warp fetches, the others multiply; full and empty mbarriers.
extern "C" __global__ void producer_gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int Stages = 3;
  __shared__ alignas(16) float As[Stages][8][32], Bs[Stages][32][32];
  __shared__ alignas(8) unsigned long long full[Stages], empty[Stages];
  if (threadIdx.x == 0)
    for (int i = 0; i < Stages; i++) {
      asm volatile("mbarrier.init.shared.b64 [%0], 32;" ::"r"(shared_address(full + i)));
      asm volatile("mbarrier.init.shared.b64 [%0], 256;" ::"r"(shared_address(empty + i)));
    }
  __syncthreads();
  auto wait = [](unsigned long long* barrier, int parity) {
    asm volatile(
        "{ .reg .pred p; LOOP: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @p bra DONE; bra LOOP; DONE: }" ::"r"(
            shared_address(barrier)), "r"(parity) : "memory");
  };
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, row = blockIdx.y * 8, column = blockIdx.x * 32;
  if (warp == 8) {
    for (int tile = 0; tile * 32 < K; tile++) {
      int stage = tile % Stages, round = tile / Stages;
      wait(empty + stage, round & 1 ^ 1);
      for (int y = 0; y < 8; y++) copy_async<4>(&As[stage][y][lane], A + (row + y) * K + tile * 32 + lane);
      for (int y = 0; y < 32; y++) copy_async<4>(&Bs[stage][y][lane], B + (tile * 32 + y) * N + column + lane);
      asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(shared_address(full + stage)) : "memory");
    }
  } else {
    float sum = 0;
    for (int tile = 0; tile * 32 < K; tile++) {
      int stage = tile % Stages, round = tile / Stages;
      wait(full + stage, round & 1);
      for (int k = 0; k < 32; k++) sum += As[stage][warp][k] * Bs[stage][k][lane];
      asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(shared_address(empty + stage)) : "memory");
    }
    C[(row + warp) * N + column + lane] = sum;
  }
}

extern "C" __global__ void pipeline_gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int Stages = 2;
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, Stages> state;
  __shared__ float As[Stages][16][16], Bs[Stages][16][16];
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x, tiles = K / 16;
  auto load = [&](int tile) {
    pipe.producer_acquire();
    if (tile < tiles) {
      cuda::memcpy_async(&As[tile % Stages][threadIdx.y][threadIdx.x], A + row * K + tile * 16 + threadIdx.x, 4, pipe);
      cuda::memcpy_async(&Bs[tile % Stages][threadIdx.y][threadIdx.x], B + (tile * 16 + threadIdx.y) * N + column, 4, pipe);
    }
    pipe.producer_commit();
  };
  load(0);
  float sum = 0;
  for (int tile = 0; tile < tiles; tile++) {
    load(tile + 1);
    pipe.consumer_wait();
    for (int k = 0; k < 16; k++) sum += As[tile % Stages][threadIdx.y][k] * Bs[tile % Stages][k][threadIdx.x];
    pipe.consumer_release();
  }
  C[row * N + column] = sum;
}

extern "C" __global__ void barrier_copy(const float* in, float* out) {
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  __shared__ alignas(16) float tile[256];
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0) init(&barrier, block.size());
  block.sync();
  cuda::memcpy_async(block, tile, in, cuda::aligned_size_t<16>(sizeof tile), barrier);
  barrier.arrive_and_wait();
  out[threadIdx.x] = tile[255 - threadIdx.x];
}

extern "C" __global__ void group_reductions(const int* in, int* out) {
  __shared__ int tile[128];
  auto block = cg::this_thread_block();
  auto part = cg::tiled_partition<8>(block);
  cg::memcpy_async(block, tile, in, sizeof tile);
  cg::wait(block);
  int value = tile[threadIdx.x];
  out[threadIdx.x] = cg::reduce(part, value, cg::plus<int>());
  out[128 + threadIdx.x] = cg::reduce(part, value, cg::greater<int>());
  int count = 0;
  if (value % 3 == 0) {
    auto active = cg::coalesced_threads();
    count = active.size() * 100 + active.thread_rank();
  }
  out[256 + threadIdx.x] = count;
}

extern "C" __global__ void waits_for_nothing(int* out) {
  __shared__ alignas(8) unsigned long long barrier;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 65;" ::"r"(shared_address(&barrier)));
  __syncthreads();
  asm volatile("{ .reg .b64 s; .reg .pred p; mbarrier.arrive.shared.b64 s, [%0];"
               "LOOP: mbarrier.test_wait.shared.b64 p, [%0], s; @p bra DONE; bra LOOP; DONE: }" ::"r"(shared_address(&barrier)));
  out[threadIdx.x] = 1;
}

extern "C" __global__ void not_initialised(int* out) {
  __shared__ alignas(8) unsigned long long barrier;
  asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(shared_address(&barrier)));
  out[threadIdx.x] = 1;
}

extern "C" __global__ void too_many_arrivals(int* out) {
  __shared__ alignas(8) unsigned long long barrier;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 8;" ::"r"(shared_address(&barrier)));
  __syncthreads();
  asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0], 5; }" ::"r"(shared_address(&barrier)));
  out[threadIdx.x] = 1;
}

extern "C" __global__ void bulk_round_trip(const float* in, float* out, int count) {
  __shared__ alignas(128) float tile[256];
  __shared__ alignas(8) unsigned long long barrier;
  unsigned bar = shared_address(&barrier), to = shared_address(tile);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(bar));
    asm volatile("fence.mbarrier_init.release.cluster;");
    asm volatile("{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [%0], %1; }" ::"r"(bar), "r"(count * 4));
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to), "l"(in),
                 "r"(count * 4), "r"(bar) : "memory");
  }
  __syncthreads();
  asm volatile("{ .reg .pred p; L: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra L; }" ::"r"(bar) : "memory");
  if (threadIdx.x < count) tile[threadIdx.x] *= 2;
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  if (threadIdx.x == 0) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(out), "r"(to), "r"(count * 4) : "memory");
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;" ::: "memory");
  }
}

// Each block of a cluster sums its share of K; block 0 adds the parts up through distributed shared memory.
extern "C" __global__ void __cluster_dims__(1, 1, 4) cluster_split_k(const float* A, const float* B, float* C, int M, int N,
                                                                     int K) {
  __shared__ float part[16][16];
  auto cluster = cg::this_cluster();
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x, share = K / 4;
  float sum = 0;
  for (int k = blockIdx.z * share; k < (blockIdx.z + 1) * share; k++) sum += A[row * K + k] * B[k * N + column];
  part[threadIdx.y][threadIdx.x] = sum;
  cluster.sync();
  if (cluster.block_rank() == 0) {
    for (int rank = 1; rank < 4; rank++) sum += *cluster.map_shared_rank(&part[threadIdx.y][threadIdx.x], rank);
    C[row * N + column] = sum;
  }
  cluster.sync();
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_registers(unsigned* out) {
  unsigned rank, size, id, number;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(id));
  asm("mov.u32 %0, %%nclusterid.x;" : "=r"(number));
  out[blockIdx.x] = rank * 1000 + size * 100 + id * 10 + number;
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) one_block_stays_away(int* out) {
  if (blockIdx.x % 2 == 0) {
    asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  } else {
    while (out[0] == 0 && blockIdx.x > 100) out[0] = 0;
    asm volatile("{ .reg .pred p; .shared .align 8 .b64 never; mbarrier.init.shared.b64 [never], 1; L: mbarrier.try_wait.parity.shared.b64 p, [never], 0; @!p bra L; }" ::: "memory");
  }
  out[blockIdx.x] = 1;
}

// Pairs of warps meet at one barrier, two at a time, twice; the warps of the second pair come later.
extern "C" __global__ void pairs_of_warps(int* out) {
  __shared__ int met[4];
  int warp = threadIdx.x / 32;
  if (threadIdx.x % 32 == 0) met[warp] = warp + 1;
  asm volatile("bar.sync 3, 64;" ::: "memory");
  out[threadIdx.x] = met[warp ^ 1];
}

// Warp 0 produces three times for warp 1, which says when it is done: bar.arrive and bar.sync in both directions.
extern "C" __global__ void producer_and_consumer(int* out) {
  __shared__ int value;
  int sum = 0;
  for (int i = 1; i <= 3; i++) {
    if (threadIdx.x < 32) {
      if (i > 1) asm volatile("bar.sync 2, 64;" ::: "memory");
      if (threadIdx.x == 0) value = i;
      asm volatile("bar.arrive 1, 64;" ::: "memory");
    } else {
      asm volatile("bar.sync 1, 64;" ::: "memory");
      sum = sum * 10 + value;
      if (i < 3) asm volatile("bar.arrive 2, 64;" ::: "memory");
    }
  }
  out[threadIdx.x] = sum;
}

// Warp 0 looks at a flag until warp 1 has set it; lane 31 of warp 0 has to go first.
extern "C" __global__ void looks_until_it_is_there(int* out) {
  __shared__ volatile int flag[2];
  if (threadIdx.x < 2) flag[threadIdx.x] = 0;
  __syncthreads();
  if (threadIdx.x < 31) {
    while (flag[0] == 0) {
    }
    out[threadIdx.x] = flag[1];
  } else if (threadIdx.x == 31) {
    out[31] = 7;
  } else {
    while (flag[1] == 1) {
    }
    flag[1] = 5;
    __threadfence_block();
    flag[0] = 1;
    out[threadIdx.x] = 6;
  }
}

extern "C" __global__ void sums_over_the_grid(const int* in, int* out) {
  auto grid = cg::this_grid();
  out[grid.thread_rank()] = in[grid.thread_rank()];
  grid.sync();
  int other = out[grid.size() - 1 - grid.thread_rank()];
  grid.sync();
  out[grid.thread_rank()] += other;
}

// One arrival makes up a phase, and all lanes of a warp arrive.
extern "C" __global__ void all_lanes_arrive(int* out) {
  __shared__ alignas(8) unsigned long long barrier;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(shared_address(&barrier)));
  __syncthreads();
  asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(shared_address(&barrier)));
  out[threadIdx.x] = 1;
}

// The lanes of a warp make up a phase, and `warps` warps arrive, before anyone waits.
extern "C" __global__ void all_warps_arrive(int* out, int warps) {
  __shared__ alignas(8) unsigned long long barrier;
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], 32;" ::"r"(shared_address(&barrier)));
  __syncthreads();
  if (threadIdx.x / 32 < warps)
    asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(shared_address(&barrier)));
  out[threadIdx.x] = 1;
}

// Tiles that are stored in bulk, without the fence that lets bulk copies see them; or with it, in one thread.
extern "C" __global__ void bulk_store(float* out, int fenced) {
  __shared__ alignas(128) float tile[64];
  tile[threadIdx.x] = threadIdx.x;
  __syncthreads();
  if (threadIdx.x == 0) {
    if (fenced) asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(out), "r"(shared_address(tile)) : "memory");
    asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;" ::: "memory");
  }
}

extern "C" __global__ void barrier_of_number(int* out, int number) {
  asm volatile("bar.sync %0, 64;" ::"r"(number) : "memory");
  out[threadIdx.x] = 1;
}

extern "C" __global__ void multiplies_too_soon(const int* in, int* out) {
  __shared__ __align__(16) int rows[32];
  if (threadIdx.x < 8) copy_async<16>(&rows[4 * threadIdx.x], &in[4 * threadIdx.x]);
  COMMIT();
  __syncwarp();
  unsigned row = (unsigned)__cvta_generic_to_shared(&rows[threadIdx.x % 8 * 4]), pair;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(pair) : "r"(row) : "memory");
  out[threadIdx.x] = (int)pair;
}
