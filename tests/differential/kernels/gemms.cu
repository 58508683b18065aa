// Matrix products as people write them, in the other element types.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void gemm_double(const double* A, const double* B, double* C, int M, int N, int K) {
  __shared__ double As[8][8], Bs[8][9];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 8 + ty, col = blockIdx.x * 8 + tx;
  double sum = 0;
  for (int t = 0; t < K; t += 8) {
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0;
    Bs[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : 0;
    __syncthreads();
    for (int k = 0; k < 8; ++k) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}

extern "C" __global__ void gemm_half(const __half* A, const __half* B, __half* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += __half2float(A[row * K + k]) * __half2float(B[k * N + col]);
  C[row * N + col] = __float2half(sum);
}

// Accumulates in half precision, two columns a thread.
extern "C" __global__ void gemm_half2(const __half* A, const __half2* B, __half2* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, pair = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || pair >= N / 2) return;
  __half2 sum = __float2half2_rn(0.0f);
  for (int k = 0; k < K; ++k) sum = __hfma2(__half2half2(A[row * K + k]), B[k * (N / 2) + pair], sum);
  C[row * (N / 2) + pair] = sum;
}

extern "C" __global__ void gemm_bfloat(const __nv_bfloat16* A, const __nv_bfloat16* B, float* C, int M, int N, int K) {
  __shared__ __nv_bfloat16 As[16][16 + 2], Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0;
  for (int t = 0; t < K; t += 16) {
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : __nv_bfloat16(0.0f);
    Bs[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : __nv_bfloat16(0.0f);
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += __bfloat162float(As[ty][k]) * __bfloat162float(Bs[k][tx]);
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}

// K split over blocks in z, partial sums joined by atomics: exact while all values are small whole numbers.
extern "C" __global__ void gemm_split_k(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = blockIdx.z; k < K; k += gridDim.z) sum += A[row * K + k] * B[k * N + col];
  atomicAdd(&C[row * N + col], sum);
}

// One warp a row of C, lanes along K.
extern "C" __global__ void gemv_warp(const float* A, const float* x, float* y, int M, int K) {
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= M) return;
  float sum = 0;
  for (int k = threadIdx.x; k < K; k += 32) sum += A[row * K + k] * x[k];
  for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
  if (threadIdx.x == 0) y[row] = sum;
}
