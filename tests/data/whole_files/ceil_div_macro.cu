// A macro that rounds up, an error macro around the calls, and columns on x.
#include <cstdio>
#include <cuda_runtime.h>
#define CEIL_DIV(M, N) (((M) + (N)-1) / (N))
#define CHECK(call)                                                              \
  do {                                                                           \
    cudaError_t status = (call);                                                 \
    if (status != cudaSuccess) {                                                 \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
      exit(1);                                                                   \
    }                                                                            \
  } while (0)

__global__ void sgemm_naive(int M, int N, int K, float alpha, const float *A, const float *B, float beta, float *C) {
  const uint x = blockIdx.x * blockDim.x + threadIdx.x;
  const uint y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < M && y < N) {
    float tmp = 0.0;
    for (int i = 0; i < K; ++i) tmp += A[x * K + i] * B[i * N + y];
    C[x * N + y] = alpha * tmp + beta * C[x * N + y];
  }
}

int main() {
  const long m = 4092, n = 4092, k = 4092;
  float *dA = nullptr, *dB = nullptr, *dC = nullptr;
  CHECK(cudaMalloc((void **)&dA, sizeof(float) * m * k));
  CHECK(cudaMalloc((void **)&dB, sizeof(float) * k * n));
  CHECK(cudaMalloc((void **)&dC, sizeof(float) * m * n));
  dim3 gridDim(CEIL_DIV(m, 32), CEIL_DIV(n, 32));
  dim3 blockDim(32, 32);
  sgemm_naive<<<gridDim, blockDim>>>(m, n, k, 1.0f, dA, dB, 0.5f, dC);
  CHECK(cudaDeviceSynchronize());
}
