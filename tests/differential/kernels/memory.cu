// Every state space, width and pattern of access.
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

#define STRIDED(NAME, TYPE)                                                                   \
  extern "C" __global__ void NAME(const TYPE* x, TYPE* y, int stride, int offset, int n) {    \
    int i = INDEX;                                                                            \
    int at = i * stride + offset;                                                             \
    if (at < n) y[at] = x[n - 1 - at];                                                        \
  }
STRIDED(strided_byte, unsigned char)
STRIDED(strided_signed_byte, signed char)
STRIDED(strided_short, short)
STRIDED(strided_float, float)
STRIDED(strided_double, double)
STRIDED(strided_float2, float2)
STRIDED(strided_float4, float4)
STRIDED(strided_double2, double2)
STRIDED(strided_short4, ushort4)

extern "C" __global__ void sign_extension(const signed char* a, const short* b, const unsigned char* c, int* y, int n) {
  int i = INDEX;
  if (i < n) y[i] = a[i] * 3 + b[i] * 5 + c[i];
}

extern "C" __global__ void gather(const int* index, const float* x, float* y, int n) {
  int i = INDEX;
  if (i < n) y[i] = x[index[i]];
}

extern "C" __global__ void scatter(const int* index, const float* x, float* y, int n) {
  int i = INDEX;
  if (i < n) y[index[i]] = x[i];
}

extern "C" __global__ void gather4(const int* index, const float4* x, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float4 v = x[index[i]];
  y[i] = v.x + 2 * v.y + 3 * v.z + 4 * v.w;
}

// Shared memory read through a table, 4, 8 and 16 bytes a lane.
template <class V> __device__ void through_shared(const int* index, const V* x, V* y, V* tile, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) tile[i] = x[i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = tile[index[i]];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) tile[index[i]] = y[n - 1 - i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = tile[i];
}
#define THROUGH_SHARED(NAME, TYPE)                                                      \
  extern "C" __global__ void NAME(const int* index, const TYPE* x, TYPE* y, int n) {    \
    __shared__ TYPE tile[128];                                                          \
    through_shared(index, x, y, tile, n);                                               \
  }
THROUGH_SHARED(shared_byte, unsigned char)
THROUGH_SHARED(shared_short, short)
THROUGH_SHARED(shared_float, float)
THROUGH_SHARED(shared_double, double)
THROUGH_SHARED(shared_float4, float4)

#ifndef PAD
#define PAD 0
#endif
extern "C" __global__ void transpose(const float* x, float* y, int n) {
  __shared__ float tile[32][32 + PAD];
  int bx = blockIdx.x * 32, by = blockIdx.y * 32;
  for (int r = threadIdx.y; r < 32; r += blockDim.y)
    if (by + r < n && bx + threadIdx.x < n) tile[r][threadIdx.x] = x[(by + r) * n + bx + threadIdx.x];
  __syncthreads();
  for (int r = threadIdx.y; r < 32; r += blockDim.y)
    if (bx + r < n && by + threadIdx.x < n) y[(bx + r) * n + by + threadIdx.x] = tile[threadIdx.x][r];
}

extern "C" __global__ void swizzle(const float4* x, float4* y) {
  __shared__ float4 tile[32][8];
  int t = threadIdx.x;
  for (int i = t; i < 256; i += blockDim.x) {
    int row = i / 8, col = i % 8;
    tile[row][col ^ (row & 7)] = x[i];
  }
  __syncthreads();
  for (int i = t; i < 256; i += blockDim.x) {
    int row = i % 32, col = i / 32;
    y[i] = tile[row][col ^ (row & 7)];
  }
}

extern "C" __global__ void dynamic_shared(const int* x, int* y, int n) {
  __shared__ int fixed[8];
  extern __shared__ int tile[];
  int t = threadIdx.x;
  if (t < 8) fixed[t] = x[t] * 2;
  for (int i = t; i < n; i += blockDim.x) tile[i] = x[i] + i;
  __syncthreads();
  for (int i = t; i < n; i += blockDim.x) y[i] = tile[n - 1 - i] + fixed[i & 7];
}

__constant__ float weights[64] = {1.0f, 0.5f, 0.25f, 2.0f, -1.0f, 3.0f, 7.0f, -0.125f, 9.0f, 11.0f};
extern "C" __global__ void constant_memory(const int* index, float* y, int n) {
  int i = INDEX;
  if (i < n) y[i] = weights[index[i] & 63] + weights[n & 7];
}

__device__ int table[32] = {5, 4, 3, 2, 1, 9, 8, 7};
extern "C" __global__ void device_variable(const int* x, int* y, int n) {
  int i = INDEX;
  if (i < n) y[i] = table[x[i] & 31] * 10 + table[3];
}

extern "C" __global__ void local_array(const int* index, const float* x, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float kept[12];
  for (int k = 0; k < 12; ++k) kept[k] = x[(i + k) % n];
  for (int k = 0; k < 12; ++k) kept[index[(i + k) % n] % 12] += kept[(index[i] + k) % 12] * 0.5f;
  float sum = 0;
  for (int k = 0; k < 12; ++k) sum += kept[index[(i * 5 + k) % n] % 12];
  y[i] = sum;
}

__device__ __noinline__ float polynomial(float x, int degree) {
  float value = 1;
  for (int d = 0; d < degree; ++d) value = value * x + d;
  return value;
}
extern "C" __global__ void device_function(const float* x, const int* degree, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float v = polynomial(x[i], degree[i] & 3);
  if (v > 1) v = polynomial(v, 2);
  y[i] = v;
}

extern "C" __global__ void predicated(const float* x, const float* z, float* y, int n) {
  int i = INDEX;
  float v = i < n ? x[i] : 0.0f;
  float w = (i & 3) == 2 && i < n ? z[i] : v;
  if (i < n) y[i] = v + w;
}

// Pointers that may be to either space.
extern "C" __global__ void generic_pointer(const int* x, int* y, int n) {
  __shared__ int tile[128];
  int t = threadIdx.x;
  tile[t] = x[t] * 2;
  __syncthreads();
  const int* from = (n & 1) ? tile : x;
  int sum = 0;
  for (int k = 0; k < 4; ++k) sum += from[(t + k) % n];
  y[t] = sum;
}

struct Triple { float a, b, c; };
extern "C" __global__ void structures(const Triple* x, Triple* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  Triple v = x[i];
  y[i] = Triple{v.b, v.c, v.a};
}

extern "C" __global__ void shared_overrun(const int* x, int* y) {
  __shared__ int tile[64];
  int t = threadIdx.x;
  tile[t] = x[t];
  __syncthreads();
  int v = tile[t + x[0]];
  __syncthreads();
  tile[t * x[1]] = v + 1;
  __syncthreads();
  y[t] = v + tile[t];
}

// The last float4 lies only in part within x; both accesses of it are out of bounds.
extern "C" __global__ void straddling(const float* x, float* y, int n) {
  int t = threadIdx.x;
  if (t >= n) return;
  float4 v = reinterpret_cast<const float4*>(x)[t];
  v.x += 1;
  reinterpret_cast<float4*>(y)[t] = v;
}

extern "C" __global__ void wild_addresses(const int* index, const int* x, int* y) {
  int t = threadIdx.x;
  long long far = static_cast<long long>(index[t]) << 33;
  int v = x[far + t];
  y[t - far] = v + 1;
  y[t] = atomicAdd(const_cast<int*>(&x[far + t]), 5) + v;
}
