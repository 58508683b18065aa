// Kernels in an anonymous namespace and in an extern "C" block; only one of them is launched.
#include <cstdio>
#include <map>

namespace {
__global__ void fill(float *p, float value, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = value;
}

__global__ void inner(const float *A, const float *B, float *C, unsigned M, unsigned N, unsigned K) {
  unsigned col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
  if (col >= N) return;
  float s = 0;
  for (unsigned k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
std::map<int, float> results;
}  // namespace

extern "C" {
__global__ void unused(float *p) { *p = 0; }
int gemm(const float *A, const float *B, float *C, unsigned M, unsigned N, unsigned K) {
  const unsigned threads = 128;
  inner<<<dim3((N + threads - 1) / threads, M), threads>>>(A, B, C, M, N, K);
  results[M] = 0;
  return cudaGetLastError() == cudaSuccess ? 0 : 1;
}
}
