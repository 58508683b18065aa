// Another kernel needs a library that is not here, and a device function does not compile: neither is asked for.
#include <cutlass/gemm/device/gemm.h>
#include <iostream>

using Gemm = cutlass::gemm::device::Gemm<float, cutlass::layout::RowMajor, float, cutlass::layout::RowMajor>;

__device__ float unfinished(float x) { return x * undefined_constant; }

template <typename Policy>
__global__ void with_library(typename Policy::Params params) {
  __shared__ typename Policy::SharedStorage storage;
  Policy()(params, storage);
}

__global__ void uses_unfinished(float *x) { x[threadIdx.x] = unfinished(x[threadIdx.x]); }

struct Epilogue : cutlass::Base {
  __device__ float operator()(float x) const { return cutlass::relu(x); }
};

__global__ void wanted(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

int main() {
  Gemm library;
  int M = 10, N = 20, K = 30;
  float *A = nullptr, *B = nullptr, *C = nullptr;
  dim3 block(16, 16);
  dim3 grid((N + block.x - 1) / block.x, (M + block.y - 1) / block.y);
  wanted<<<grid, block>>>(A, B, C, M, N, K);
  uses_unfinished<<<1, 32>>>(C);
  std::cout << library({}) << std::endl;
}
