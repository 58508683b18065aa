// finds: small-tile
// problem: 64 64 64
// The tiles are 32 x 32, and declared with the length of 16 x 16.
#include <cuda_runtime.h>
#ifdef REPAIRED
#define LENGTH 32 * 32
#else
#define LENGTH 16 * 16
#endif
__global__ void kernel(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[LENGTH], b[LENGTH];  // fault: the length of smaller tiles
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 32 + y, col = blockIdx.x * 32 + x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 32) {
    a[y * 32 + x] = row < M && k0 + x < K ? A[row * K + k0 + x] : 0.0f;
    b[y * 32 + x] = k0 + y < K && col < N ? B[(k0 + y) * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 32; k++)
      sum += a[y * 32 + k] * b[k * 32 + x];
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  kernel<<<dim3((N + 31) / 32, (M + 31) / 32), dim3(32, 32)>>>(A, B, C, M, N, K);
}
