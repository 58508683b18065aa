// finds: unchecked-launch
// severity: note
// problem: 40 24 32
// Times many launches, and reads the clock whether or not they ran.
#include <cstdio>
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
float milliseconds(const float* A, const float* B, float* C, int M, int N, int K, int repeats) {
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  const dim3 block(16, 16), grid((N + 15) / 16, (M + 15) / 16);
  cudaEventRecord(begin);
  for (int i = 0; i < repeats; ++i) gemm<<<grid, block>>>(A, B, C, M, N, K);  // fault
  cudaEventRecord(end);
#ifdef REPAIRED
  if (cudaGetLastError() != cudaSuccess || cudaEventSynchronize(end) != cudaSuccess) return -1.0f;
#else
  cudaEventSynchronize(end);
#endif
  float total = 0.0f;
  cudaEventElapsedTime(&total, begin, end);
  return total / repeats;
}
