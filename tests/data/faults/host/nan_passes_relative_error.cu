// finds: nan-blind-check
// severity: note
// problem: 33 18 20
// A relative error, in a variable of its own.
#include <cmath>
#include <cstdio>
__global__ void relative(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
int count_mistakes(const float* cpu, const float* gpu, int cells) {
  int mistakes = 0;
  for (int i = 0; i < cells; i++) {
    double rel_err = fabs((double)cpu[i] - gpu[i]) / (fabs(cpu[i]) + 1e-9);
#ifdef REPAIRED
    if (std::isnan(rel_err) || rel_err > 1e-3) mistakes++;
#else
    if (rel_err > 1e-3) mistakes++;  // fault
#endif
  }
  return mistakes;
}
void launch(const float* A, const float* B, float* C, int M, int N, int K) {
  relative<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
  if (cudaDeviceSynchronize() != cudaSuccess) printf("failed\n");
}
