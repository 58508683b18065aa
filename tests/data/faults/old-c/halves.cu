// finds: old-c-times-zero
// severity: warning
// problem: 32 48 20
#include <cuda_fp16.h>
__global__ void hgemm(const half* A, const half* B, half* C, int M, int N, int K, float alpha, float beta) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= M * N) return;
  int row = i / N, col = i % N;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum = fmaf(__half2float(A[row * K + k]), __half2float(B[k * N + col]), sum);
#ifdef REPAIRED
  float old = beta != 0.0f ? beta * __half2float(C[i]) : 0.0f;
#else
  float old = beta * __half2float(C[i]);  // fault
#endif
  C[i] = __float2half(alpha * sum + old);
}
void run(const half* A, const half* B, half* C, int M, int N, int K, float alpha, float beta) {
  hgemm<<<(M * N + 127) / 128, 128>>>(A, B, C, M, N, K, alpha, beta);
}
