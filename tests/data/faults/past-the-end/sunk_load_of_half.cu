// finds: early-load
// problem: 35 40 20
#include <cuda_fp16.h>
__global__ void early(const half* A, const half* B, float* C, int M, int N, int K) {
  const int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x;
#ifndef REPAIRED
  half a0 = A[r * K];  // fault
#endif
  const bool in = r < M && c < N;
  if (in) {
#ifdef REPAIRED
    half a0 = A[r * K];
#endif
    float s = __half2float(a0) * __half2float(B[c]);
    for (int k = 1; k < K; ++k) s += __half2float(A[r * K + k]) * __half2float(B[k * N + c]);
    C[r * N + c] = s;
  }
}
void launch(half* A, half* B, float* C, int M, int N, int K) { early<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K); if (cudaGetLastError()) throw 1; }
