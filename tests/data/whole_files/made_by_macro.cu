// Whole kernels come out of a macro.
#include <cstdio>

#define DEFINE_GEMM(NAME, TYPE)                                                                        \
  extern "C" __global__ void NAME(const TYPE *A, const TYPE *B, TYPE *C, int M, int N, int K) {        \
    int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;      \
    if (row >= M || col >= N) return;                                                                  \
    TYPE sum = 0;                                                                                      \
    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];                                \
    C[row * N + col] = sum;                                                                            \
  }
#define LAUNCH(NAME, ...) NAME<<<dim3((N + 15) / 16, (M + 7) / 8), dim3(16, 8)>>>(__VA_ARGS__)

DEFINE_GEMM(gemm_f32, float)
DEFINE_GEMM(gemm_f64, double)

void run(const float *A, const float *B, float *C, int M, int N, int K) { LAUNCH(gemm_f32, A, B, C, M, N, K); }
