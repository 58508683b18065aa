// Control flow that splits warps: loops whose trip count differs between lanes, early returns, nested branches.
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

extern "C" __global__ void collatz(const int* start, int* steps, int n) {
  int i = INDEX;
  if (i >= n) return;
  unsigned x = start[i];
  int count = 0;
  while (x != 1) {
    x = x % 2 ? 3 * x + 1 : x / 2;
    ++count;
  }
  steps[i] = count;
}

// Lanes whose divisor is zero do not divide.
extern "C" __global__ void guarded_division(const int* a, const int* b, int* q, int* r, unsigned* uq, long long* lq, int n) {
  int i = INDEX;
  if (i < n && b[i] != 0) {
    q[i] = a[i] / b[i];
    r[i] = a[i] % b[i];
    uq[i] = unsigned(a[i]) / unsigned(b[i]);
    lq[i] = (static_cast<long long>(a[i]) << 20) / b[i];
  }
}

extern "C" __global__ void return_before_loop(const float* x, float* y, int n, int rounds) {
  int i = INDEX;
  if (i >= n || x[i] < 0) return;
  float sum = 0;
  for (int r = 0; r < rounds; ++r) sum += x[(i + r) % n];
  y[i] = sum;
}

extern "C" __global__ void return_in_loop(const int* x, int* y, int n, int rounds) {
  int i = INDEX;
  int sum = 0;
  for (int r = 0; r < rounds; ++r) {
    int at = i + r * gridDim.x * blockDim.x;
    if (at >= n) return;
    if (x[at] == 7) {
      y[i] = -r;
      return;
    }
    sum += x[at];
  }
  y[i] = sum;
}

extern "C" __global__ void break_and_continue(const int* x, int* y, int n) {
  int i = INDEX;
  int sum = 0;
  for (int j = 0; j < n; ++j) {
    int v = x[(i + j) % n];
    if (v % 3 == 0) continue;
    if (v % 11 == 1) break;
    for (int k = v & 7; k > 0; --k) {
      if (((sum + k) & 15) == 9) {
        sum += 100;
        break;
      }
      sum += k * v;
    }
  }
  y[i] = sum;
}

extern "C" __global__ void nested_branches(const int* x, const float* f, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float v = f[i];
  if (x[i] & 1) {
    if (x[i] & 2) {
      v = v * f[(i + 1) % n] + 1;
    } else {
      for (int k = 0; k < (x[i] & 12); ++k) v = v * 0.5f + f[(i + k) % n];
    }
  } else if (x[i] & 4) {
    v -= f[(i * 3) % n];
    if (v < 0) v = -v;
  }
  y[i] = v;
}

extern "C" __global__ void choices(const int* x, int* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  int v = x[i];
  switch (v & 7) {
    case 0: v += y[i]; break;
    case 1: v *= 3; break;
    case 2: v ^= x[(i + 5) % n]; break;
    case 3: v -= 4;  // falls through
    case 4: v <<= 1; break;
    case 5: v = v / 3 + x[(i + 9) % n]; break;
    case 6: v = ~v; break;
    default: v = 0;
  }
  y[i] = v;
}

// Some threads of the block leave; the rest go on meeting at barriers.
extern "C" __global__ void exit_then_barrier(const int* x, int* y, int rounds) {
  __shared__ int tile[256];
  int t = threadIdx.x;
  int i = blockIdx.x * blockDim.x + t;
  tile[t] = x[i];
  __syncthreads();
  if (t % 5 == 3 || t / 32 == 2) {
    y[i] = -1;
    return;
  }
  int sum = 0;
  for (int r = 0; r < rounds; ++r) {
    sum += tile[(t * 7 + r) % blockDim.x];
    __syncthreads();
    tile[t] = sum;
    __syncthreads();
  }
  y[i] = sum;
}

// Lanes diverge between barriers that all of them reach.
extern "C" __global__ void diverge_between_barriers(const int* x, int* y) {
  __shared__ int tile[192];
  int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  int threads = blockDim.x * blockDim.y * blockDim.z;
  int i = blockIdx.x * threads + t;
  tile[t] = x[i];
  __syncthreads();
  int v = 0;
  for (int r = 0; r < 3; ++r) {
    for (int k = 0; k < (tile[t] & 3); ++k) v += tile[(t + k * r + 1) % threads];
    __syncthreads();
    if ((v + t) % 3 == r) tile[t] = v & 255;
    __syncthreads();
  }
  y[i] = v;
}

extern "C" __global__ void newton(const float* x, float* root, int* rounds, int n) {
  int i = INDEX;
  if (i >= n) return;
  float a = x[i], r = a > 1 ? a : 1.0f;
  int count = 0;
  while (fabsf(r * r - a) > 1e-5f * a && count < 40) {
    r = 0.5f * (r + a / r);
    ++count;
  }
  root[i] = r;
  rounds[i] = count;
}

// A different axis does the work in each dimension of block and grid.
extern "C" __global__ void three_dimensions(const int* x, int* y, int nx, int ny, int nz) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x;
  int iy = blockIdx.y * blockDim.y + threadIdx.y;
  int iz = blockIdx.z * blockDim.z + threadIdx.z;
  if (ix >= nx || iy >= ny || iz >= nz) return;
  int at = (iz * ny + iy) * nx + ix;
  y[at] = x[at] + 1000 * threadIdx.z + 100 * threadIdx.y + 10 * blockIdx.z + gridDim.y;
}

extern "C" __global__ void short_circuit(const int* index, const float* x, float* y, int n) {
  int i = INDEX;
  if (i < n && index[i] >= 0 && index[i] < n && x[index[i]] > 0.25f) y[i] = x[index[i]];
}

// Warps 0 and 1 meet at one barrier, warps 2 and 3 at another, then each pair at the other's.
extern "C" __global__ void named_barriers(const int* x, int* y, int rounds) {
  __shared__ int tile[128];
  int t = threadIdx.x, pair = t / 64, half = t % 64;
  int v = x[blockIdx.x * 128 + t];
  for (int r = 0; r <= rounds + pair; ++r) {
    tile[t] = v;
    if (pair == 0) asm volatile("bar.sync 1, 64;" ::: "memory");
    else asm volatile("bar.sync 2, 64;" ::: "memory");
    v += tile[pair * 64 + (half + 33) % 64];
    if (pair == 0) asm volatile("bar.sync 3, 64;" ::: "memory");
    else asm volatile("bar.sync 4, 64;" ::: "memory");
  }
  y[blockIdx.x * 128 + t] = v;
}

// A loop around a barrier whose trip count the whole block shares but the compiler does not know.
extern "C" __global__ void barrier_in_loop(const int* rounds, const int* x, int* y) {
  __shared__ int tile[96];
  int t = threadIdx.x, v = x[t];
  for (int r = 0; r < rounds[blockIdx.x]; ++r) {
    tile[t] = v;
    __syncthreads();
    if (v & 1) v += tile[(t + 1) % blockDim.x];
    __syncthreads();
    if (r == 2 && (t & 3) == 1) break;
    if (r >= 2) break;
  }
  y[blockIdx.x * blockDim.x + t] = v;
}
