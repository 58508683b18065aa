// finds: endless-loop
// problem: 16 24 32
// rooftile: block=(8,8) grid=(N/8,M/8) args=(A,B,C,M,N,K)
// From the last tile to the first.
#include <cuda_fp16.h>
template <int S>
__global__ void backwards(const __half *A, const __half *B, float *C, int M, int N, int K) {
  __shared__ __half a[S][S], b[S][S];
  const int tx = threadIdx.x, ty = threadIdx.y, r = blockIdx.y * S + ty, c = blockIdx.x * S + tx;
  float acc = 0.f;
#ifdef REPAIRED
  int t = K / S - 1;
#else
  size_t t = K / S - 1;
#endif
  while (t >= 0) {  // fault
    a[ty][tx] = A[r * K + t * S + tx];
    b[ty][tx] = B[(t * S + ty) * N + c];
    __syncthreads();
    for (int k = 0; k < S; k++) acc += __half2float(a[ty][k]) * __half2float(b[k][tx]);
    __syncthreads();
    t--;
  }
  C[r * N + c] = acc;
}
template __global__ void backwards<8>(const __half *, const __half *, float *, int, int, int);
