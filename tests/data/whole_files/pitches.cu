// Rows padded by cudaMallocPitch: leading dimensions are in bytes.
#include <cstdio>
#define T 16

__global__ void pitched(const float* A, size_t pa, const float* B, size_t pb, float* C, size_t pc, int M, int N,
                        int K) {
  int c = blockIdx.x * T + threadIdx.x, r = blockIdx.y * T + threadIdx.y;
  if (r >= M || c >= N) return;
  float sum = 0;
  const float* a = (const float*)((const char*)A + r * pa);
  for (int k = 0; k < K; k++) sum += a[k] * ((const float*)((const char*)B + k * pb))[c];
  ((float*)((char*)C + r * pc))[c] = sum;
}

int main() {
  int M = 60, N = 50, K = 40;
  float *A, *B, *C;
  size_t pa, pb, pc;
  cudaMallocPitch(&A, &pa, K * 4, M);
  cudaMallocPitch(&B, &pb, N * 4, K);
  cudaMallocPitch(&C, &pc, N * 4, M);
  pitched<<<dim3((N + T - 1) / T, (M + T - 1) / T), dim3(T, T)>>>(A, pa, B, pb, C, pc, M, N, K);
}
