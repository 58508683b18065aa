// Atomic operations. Their order is free, so results do not depend on it unless one warp does all.
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

extern "C" __global__ void integer_atomics(const int* x, int* y, unsigned* u, unsigned long long* w, int n) {
  int i = INDEX;
  if (i >= n) return;
  int v = x[i], bin = v & 7;
  atomicAdd(&y[bin], v);
  atomicSub(&y[8 + bin], v);
  atomicMin(&y[16 + bin], v);
  atomicMax(&y[24 + bin], v);
  atomicAnd(&u[bin], v | 0xff);
  atomicOr(&u[8 + bin], v);
  atomicXor(&u[16 + bin], v);
  atomicInc(&u[24 + bin], 5);
  atomicDec(&u[32 + bin], 9);
  atomicMin(&u[40 + bin], unsigned(v));
  atomicMax(&u[48 + bin], unsigned(v));
  atomicAdd(&w[bin], (static_cast<unsigned long long>(v) << 24) + 1);
  atomicMax(&w[8 + bin], static_cast<unsigned long long>(v) * 77777777ull);
}

// Sums of small whole numbers are exact in any order.
extern "C" __global__ void float_atomics(const int* x, float* y, double* z, int n) {
  int i = INDEX;
  if (i >= n) return;
  atomicAdd(&y[x[i] & 15], float(x[i] & 31));
  atomicAdd(&z[x[i] & 3], 0.25 * (x[i] & 7));
}

extern "C" __global__ void shared_histogram(const int* x, int* y, int n) {
  __shared__ int bins[32];
  if (threadIdx.x < 32) bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[x[i] & 31], 1);
  __syncthreads();
  if (threadIdx.x < 32) atomicAdd(&y[threadIdx.x], bins[threadIdx.x]);
}

// One warp: lanes go in order, so the old values are known.
extern "C" __global__ void old_values(const int* x, int* counter, int* y, unsigned* z) {
  int t = threadIdx.x;
  y[t] = atomicAdd(&counter[x[t] & 3], x[t]);
  z[t] = atomicExch(reinterpret_cast<unsigned*>(&counter[4]), unsigned(x[t]));
  y[t + 32] = atomicCAS(&counter[5], t, t + 1);
}

extern "C" __global__ void compare_and_swap(const int* x, int* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  int* cell = &y[x[i] & 3];
  int seen = *cell, expected;
  do {
    expected = seen;
    seen = atomicCAS(cell, expected, expected + x[i] * 2);
  } while (seen != expected);
}
