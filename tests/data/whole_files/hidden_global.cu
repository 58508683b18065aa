// A macro hides __global__, another __device__.
#include <cstdio>
#define KERNEL extern "C" __global__ void
#define INLINE static __device__ __forceinline__

INLINE float fused(float a, float b, float c) { return a * b + c; }

KERNEL hidden(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum = fused(A[row * K + k], B[k * N + col], sum);
  C[row * N + col] = sum;
}

static int blocks(int items, int size) { return (items - 1) / size + 1; }

int main() {
  const int M = 33, N = 65, K = 17;
  float *A = 0, *B = 0, *C = 0;
  hidden<<<dim3(blocks(N, 16), blocks(M, 16)), dim3(16, 16)>>>(A, B, C, M, N, K);
  printf("%d\n", int(cudaDeviceSynchronize()));
}
