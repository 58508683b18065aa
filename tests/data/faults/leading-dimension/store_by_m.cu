// finds: wrong-stride
// problem: 24 56 40
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
#include <cuda_fp16.h>

__global__ void half_gemm(const __half* A, const __half* B, __half* C, unsigned M, unsigned N, unsigned K) {
  unsigned r = blockIdx.y * blockDim.y + threadIdx.y, c = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < M && c < N) {
    float s = 0.f;
    for (unsigned i = 0; i != K; ++i)
      s += __half2float(A[r * K + i]) * __half2float(B[i * N + c]);
#ifdef REPAIRED
    C[r * N + c] = __float2half(s);
#else
    C[r * M + c] = __float2half(s);  // fault
#endif
  }
}
