// finds: stale-tile
// problem: 40 24 44
// rooftile: block=(64) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
#include <cuda_fp16.h>
__global__ void halves(const half* A, const half* B, float* C, int M, int N, int K) {
  __shared__ half a[64], b[64];
  int y = threadIdx.x / 8, x = threadIdx.x % 8, row = blockIdx.y * 8 + y, col = blockIdx.x * 8 + x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 8) {
#ifdef REPAIRED
    a[y * 8 + x] = row < M && k0 + x < K ? A[row * K + k0 + x] : __float2half(0.0f);
    b[y * 8 + x] = k0 + y < K && col < N ? B[(k0 + y) * N + col] : __float2half(0.0f);
#else
    if (row < M && k0 + x < K)  // fault
      a[y * 8 + x] = A[row * K + k0 + x];
    if (k0 + y < K && col < N)  // fault
      b[y * 8 + x] = B[(k0 + y) * N + col];
#endif
    __syncthreads();
    for (int k = 0; k < 8; k++)
      sum += __half2float(a[y * 8 + k]) * __half2float(b[k * 8 + x]);
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
