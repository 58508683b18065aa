// conflicts: 4
// problem: 32 64 64
// rooftile: block=(32,8) grid=(N/32,M/32)
// 40 halves a row are 20 words, and every eighth row begins in the same bank.
#include <cuda_fp16.h>
#define T 32
#ifdef REPAIRED
#define SKEW 2
#else
#define SKEW 8
#endif
__global__ void hgemm_nt(const half *A, const half *B, float *C, int M, int N, int K) {
  __shared__ half sA[T][T + SKEW], sB[T][T + SKEW];
  const int x = threadIdx.x, n0 = blockIdx.x * T, m0 = blockIdx.y * T;
  float out[4] = {0, 0, 0, 0};
  for (int k0 = 0; k0 < K; k0 += T) {
    for (int y = threadIdx.y; y < T; y += 8) {
      sA[y][x] = A[(m0 + y) * K + k0 + x];
      sB[x][y] = B[(k0 + y) * N + n0 + x];  // fault
    }
    __syncthreads();
    for (int i = 0; i < 4; i++)
      for (int k = 0; k < T; k++)
        out[i] += __half2float(sA[threadIdx.y + 8 * i][k]) * __half2float(sB[x][k]);  // fault
    __syncthreads();
  }
  for (int i = 0; i < 4; i++) C[(m0 + threadIdx.y + 8 * i) * N + n0 + x] = out[i];
}
