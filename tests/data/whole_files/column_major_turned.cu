// Column-major, B transposed, leading dimensions of their own, and of the sizes only k.
#include <stdint.h>

extern "C" __global__ void sgemm_nt(const float* A, int lda, const float* B, int ldb, float* C, int ldc, int k,
                                    float alpha, float beta) {
  int n = blockIdx.y * 16 + threadIdx.y, m = blockIdx.x * 16 + threadIdx.x;
  float c = 0;
  for (int i = 0; i < k; ++i) c += A[m + i * lda] * B[n + i * ldb];
  C[m + n * ldc] = C[m + n * ldc] * beta + alpha * c;
}

extern "C" void sgemm(char transa, char transb, int m, int n, int k, float alpha, const float* A, int lda,
                      const float* B, int ldb, float beta, float* C, int ldc) {
  if (transa != 'N' || transb != 'T') return;
  dim3 grid(m / 16, n / 16), threads(16, 16);
  sgemm_nt<<<grid, threads>>>(A, lda, B, ldb, C, ldc, k, alpha, beta);
}
