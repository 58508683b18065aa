// One warp, one ldmatrix or stmatrix: lane t names row rows[t] of 16 bytes of a tile. A load writes what each lane got, a store the
// tile after it.

template <int COUNT, bool TRANS>
__device__ void load(const unsigned* rows, unsigned* out) {
  __shared__ __align__(128) unsigned tile[4096];
  const int lane = threadIdx.x;
  for (int i = lane; i < 4096; i += 32) tile[i] = i * 2 | (i * 2 + 1) << 16;
  __syncthreads();
  unsigned from = static_cast<unsigned>(__cvta_generic_to_shared(tile)) + rows[lane] * 16, r[4] = {};
#define LOAD(N, TEXT, REGISTERS) "ldmatrix.sync.aligned.m8n8.x" N TEXT ".shared.b16 " REGISTERS ";"
  if (COUNT == 1 && !TRANS) asm volatile(LOAD("1", "", "{%0}, [%1]") : "=r"(r[0]) : "r"(from));
  if (COUNT == 1 && TRANS) asm volatile(LOAD("1", ".trans", "{%0}, [%1]") : "=r"(r[0]) : "r"(from));
  if (COUNT == 2 && !TRANS) asm volatile(LOAD("2", "", "{%0, %1}, [%2]") : "=r"(r[0]), "=r"(r[1]) : "r"(from));
  if (COUNT == 2 && TRANS) asm volatile(LOAD("2", ".trans", "{%0, %1}, [%2]") : "=r"(r[0]), "=r"(r[1]) : "r"(from));
  if (COUNT == 4 && !TRANS)
    asm volatile(LOAD("4", "", "{%0, %1, %2, %3}, [%4]") : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(from));
  if (COUNT == 4 && TRANS)
    asm volatile(LOAD("4", ".trans", "{%0, %1, %2, %3}, [%4]") : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(from));
  for (int i = 0; i < COUNT; ++i) out[i * 32 + lane] = r[i];
}

template <int COUNT, bool TRANS>
__device__ void store(const unsigned* rows, unsigned* out) {
  __shared__ __align__(128) unsigned tile[4096];
  const int lane = threadIdx.x;
  for (int i = lane; i < 4096; i += 32) tile[i] = 0;
  __syncthreads();
  unsigned to = static_cast<unsigned>(__cvta_generic_to_shared(tile)) + rows[lane] * 16, r[4];
  for (int i = 0; i < 4; ++i) r[i] = (i * 64 + 2 * lane + 1) | (i * 64 + 2 * lane + 2) << 16;
#define STORE(N, TEXT, REGISTERS) "stmatrix.sync.aligned.m8n8.x" N TEXT ".shared.b16 " REGISTERS ";"
  if (COUNT == 1 && !TRANS) asm volatile(STORE("1", "", "[%1], {%0}") ::"r"(r[0]), "r"(to) : "memory");
  if (COUNT == 1 && TRANS) asm volatile(STORE("1", ".trans", "[%1], {%0}") ::"r"(r[0]), "r"(to) : "memory");
  if (COUNT == 2 && !TRANS) asm volatile(STORE("2", "", "[%2], {%0, %1}") ::"r"(r[0]), "r"(r[1]), "r"(to) : "memory");
  if (COUNT == 2 && TRANS) asm volatile(STORE("2", ".trans", "[%2], {%0, %1}") ::"r"(r[0]), "r"(r[1]), "r"(to) : "memory");
  if (COUNT == 4 && !TRANS)
    asm volatile(STORE("4", "", "[%4], {%0, %1, %2, %3}") ::"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(to) : "memory");
  if (COUNT == 4 && TRANS)
    asm volatile(STORE("4", ".trans", "[%4], {%0, %1, %2, %3}") ::"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(to) : "memory");
  __syncthreads();
  for (int i = lane; i < 4096; i += 32) out[i] = tile[i];
}

#define KERNEL(NAME, FUNCTION, COUNT, TRANS) \
  extern "C" __global__ void NAME(const unsigned* rows, unsigned* out) { FUNCTION<COUNT, TRANS>(rows, out); }
KERNEL(loadmatrix_x1, load, 1, false)
KERNEL(loadmatrix_x2, load, 2, false)
KERNEL(loadmatrix_x4, load, 4, false)
KERNEL(loadmatrix_x1_trans, load, 1, true)
KERNEL(loadmatrix_x2_trans, load, 2, true)
KERNEL(loadmatrix_x4_trans, load, 4, true)
KERNEL(storematrix_x1, store, 1, false)
KERNEL(storematrix_x2, store, 2, false)
KERNEL(storematrix_x4, store, 4, false)
KERNEL(storematrix_x1_trans, store, 1, true)
KERNEL(storematrix_x2_trans, store, 2, true)
KERNEL(storematrix_x4_trans, store, 4, true)

extern "C" __global__ void movmatrix(const unsigned* in, unsigned* out) {
  unsigned r;
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r) : "r"(in[threadIdx.x]));
  out[threadIdx.x] = r;
}
