// Small kernels with one property each; test_*.py names what it expects of them.
#define K extern "C" __global__ void

K copy(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i];
}

K copy_unguarded(const float* in, float* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i];
}

K three_dimensions(int* out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  out[(z * gridDim.y * blockDim.y + y) * gridDim.x * blockDim.x + x] = x + 100 * y + 10000 * z;
}

K divergent_loop(int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, steps = 0;
  for (unsigned n = i + 1; n != 1; n = n & 1 ? 3 * n + 1 : n / 2) steps++;
  out[i] = steps;
}

K divide_where_possible(const int* a, const int* b, int* out, int n) {
  int i = threadIdx.x;
  if (i < n && b[i] != 0) out[i] = a[i] / b[i];
}

K early_return(const float* in, float* out, int n) {
  __shared__ float tile[64];
  int i = threadIdx.x;
  if (i >= n) return;
  tile[i] = in[i];
  __syncthreads();
  out[i] = tile[n - 1 - i];
}

K reverse(const int* in, int* out) {
  __shared__ int tile[256];
  int base = blockIdx.x * blockDim.x;
  tile[threadIdx.x] = in[base + threadIdx.x];
  __syncthreads();
  out[base + threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}

__device__ void meet(int number) { asm volatile("bar.sync %0, 64;" ::"r"(number) : "memory"); }

K meet_at_two_numbers(int* out) {
  if (threadIdx.x < 32)
    meet(out[0] + 1);
  else
    meet(out[0] + 2);
  out[threadIdx.x] = 1;
}

K half_the_warps_wait(int* out) {
  if (threadIdx.x < 32) asm volatile("bar.sync 0, 64;");
  out[threadIdx.x] = 1;
}

K barrier_in_divergent_branch(int* out) {
  if (threadIdx.x & 1) {
    __syncthreads();
    out[threadIdx.x] = 1;
  } else {
    out[threadIdx.x] = 2;
    __syncthreads();
  }
  out[threadIdx.x] += 10;
}

K barrier_per_warp(int* out) {
  if (threadIdx.x < 32) {
    out[threadIdx.x] = 1;
    __syncthreads();
  } else {
    __syncthreads();
    out[threadIdx.x] = 2;
  }
}

K count_and_vote(const int* in, int* out) {
  int i = threadIdx.x, flag = in[i] > 0;
  int count = __syncthreads_count(flag), all = __syncthreads_and(flag), any = __syncthreads_or(flag);
  out[i] = count * 100 + all * 10 + any;
}

K producer_consumer(int* out) {
  __shared__ int tile[32];
  int lane = threadIdx.x & 31;
  if (threadIdx.x >= 32) {
    tile[lane] = lane * 3;
    asm volatile("bar.arrive 1, 64;" ::: "memory");
  } else {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[lane] = tile[31 - lane];
  }
}

K endless(volatile int* flag, int* out) {
  while (*flag == 0) out[0]++;
}

K endless_for_some(int* out) {
  int i = threadIdx.x;
  while (i & 1) i += 2 * out[i];
  out[threadIdx.x] = i;
}

K atomics(int* sums, float* total, unsigned* wrapped, unsigned long long* wide) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&sums[0], i);
  atomicMin(&sums[1], -i);
  atomicMax(&sums[2], i);
  atomicOr(&sums[3], 1 << (i & 31));
  atomicAnd(&sums[4], ~(1 << (i & 31)));
  atomicXor(&sums[5], i);
  atomicAdd(total, 1.0f);
  atomicInc(wrapped, 6);
  atomicDec(wrapped + 1, 6);
  atomicAdd(wide, 1ull << 33);
}

K old_values(int* ticket, int* out) { out[atomicAdd(ticket, 1)] = 1; }

K compare_and_swap_maximum(int* cell) {
  int mine = (threadIdx.x * 7) % 61 + blockIdx.x, old = *cell;
  while (old < mine) {
    int seen = atomicCAS(cell, old, mine);
    if (seen == old) break;
    old = seen;
  }
}

K spill_to_local(const int* at, int* out) {
  int values[16];
  for (int i = 0; i < 16; i++) values[i] = i * i + threadIdx.x;
  values[at[threadIdx.x] & 15] = -1;
  int sum = 0;
  for (int i = 0; i < 16; i++) sum += values[(i + at[threadIdx.x]) & 15] * (i + 1);
  out[threadIdx.x] = sum;
}

__device__ __noinline__ int read_through(const int* pointer) { return *pointer; }

K generic_pointers(const int* in, int* out) {
  __shared__ int tile[64];
  int mine = in[threadIdx.x] + 5;
  tile[threadIdx.x] = in[threadIdx.x] + 1000;
  __syncthreads();
  const int* pointer = threadIdx.x % 3 == 0 ? &tile[63 - threadIdx.x] : threadIdx.x % 3 == 1 ? in + threadIdx.x : &mine;
  out[threadIdx.x] = read_through(pointer);
}

__constant__ int table[4] = {3, 1, 4, 1};
__device__ int counter = 40;
K module_variables(int* out) {
  out[threadIdx.x] = table[threadIdx.x & 3];
  if (threadIdx.x == 0) out[32] = atomicAdd(&counter, 2);
}

K reads_unwritten_shared(float* out) {
  __shared__ float tile[64];
  if (threadIdx.x > 100) tile[threadIdx.x - 100] = 0;
  out[threadIdx.x] = tile[threadIdx.x];
}

K wild(float* out, unsigned long long address) {
  float value = *(float*)(address + 64ull * threadIdx.x);
  *(float*)(address * 3 + threadIdx.x) = value + 1;
  out[threadIdx.x] = value;
}

K wild_shared(float* out, int index) {
  __shared__ float tile[32];
  tile[threadIdx.x + index] = 1.0f;
  out[threadIdx.x] = tile[threadIdx.x * index];
}

K float4_copy(const float* in, float* out, int offset) {
  *(float4*)(out + 4 * threadIdx.x) = *(const float4*)(in + offset + 4 * threadIdx.x);
}

K stops_itself(int* out) {
  out[threadIdx.x] = 1;
  if (threadIdx.x == 40) __trap();
  out[threadIdx.x] = 2;
}

K doubles_and_bytes(const double* in, double* out, const unsigned char* bytes, unsigned char* flipped, short* shorts) {
  int i = threadIdx.x;
  out[i] = in[(i * 5) % 48] * 2;
  flipped[i] = 255 - bytes[47 - i];
  shorts[i] = -shorts[i];
}

K gather_rows(const float* table, const int* at, float* out, int n) {
  float sum = 0.0f;
  for (int i = 0; i < n; i++) sum += table[at[i] + threadIdx.x];
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Strips of `width` blocks of the table, each the other way round than the one before.
K gather_in_turns(const float* table, const int* at, float* out, int width, int n, int blocks) {
  int strip = blockIdx.x / width, place = blockIdx.x % width;
  if (blockIdx.x >= blocks) return;
  const float* mine = table + (strip % 2 ? width - 1 - place : place) * 96 * 32;
  float sum = 0.0f;
  for (int i = 0; i < n; i++) sum += mine[at[i] * 32 + threadIdx.x];
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}

K copy_in_strides(const float* in, float* out, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = in[i];
}

// Odd lanes wait longer; then each thread writes how much later each clock is than the one read before it.
K clocks(long long* later, int ticks) {
  long long start = clock64();
  if (threadIdx.x % 2)
    while (clock64() - start < ticks) {
    }
  unsigned long long time;
  unsigned time_low, time_high, low, high;
  long long first = clock64();
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time));
  asm volatile("mov.u32 %0, %globaltimer_lo;" : "=r"(time_low));
  asm volatile("mov.u32 %0, %globaltimer_hi;" : "=r"(time_high));
  asm volatile("mov.u32 %0, %clock;" : "=r"(low));
  asm volatile("mov.u32 %0, %clock_hi;" : "=r"(high));
  long long* own = later + 6 * (blockIdx.x * blockDim.x + threadIdx.x);
  own[0] = (long long)time - first;
  own[1] = (long long)time_low - (long long)(unsigned)time;
  own[2] = time_high;
  own[3] = (long long)low - (long long)time_low;
  own[4] = high;
  own[5] = clock64() - start;
}
