// finds: not-zeroed
// problem: 33 40 64
#include <cuda_runtime.h>

__global__ void halves(int M, int N, int K, const float* A, const float* B, float* C) {
  int at = blockIdx.x * blockDim.x + threadIdx.x, from = blockIdx.y ? K / 2 : 0;
  if (at >= M * N)
    return;
  float sum = 0.0f;
  for (int k = from; k < (blockIdx.y ? K : K / 2); k++)
    sum += A[at / N * K + k] * B[k * N + at % N];
  atomicAdd(&C[at], sum);
}

// C is memory of the caller's.
cudaError_t multiply(int M, int N, int K, const float* A, const float* B, float* C, cudaStream_t stream) {
  size_t cells = (size_t)M * N;
#ifdef REPAIRED
  cudaMemsetAsync(C, 0, cells * sizeof(float), stream);
#else
  cudaMemsetAsync(C, 0, cells, stream);  // fault: bytes, not elements
#endif
  halves<<<dim3((M * N + 127) / 128, 2), 128, 0, stream>>>(M, N, K, A, B, C);
  return cudaGetLastError();
}
