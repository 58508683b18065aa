// The launch itself is inside a macro that also takes the time.
#include <stdio.h>

#define TIMED(NAME, GRID, BLOCK, ...)                    \
  {                                                      \
    cudaEvent_t begin, end;                              \
    cudaEventCreate(&begin);                             \
    cudaEventCreate(&end);                               \
    cudaEventRecord(begin);                              \
    NAME<<<GRID, BLOCK>>>(__VA_ARGS__);                  \
    cudaEventRecord(end);                                \
    cudaEventSynchronize(end);                           \
    float ms = 0;                                        \
    cudaEventElapsedTime(&ms, begin, end);               \
    printf("%s: %.3f ms\n", #NAME, ms);                  \
  }

__global__ void rows_on_x(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  int col = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < M && col < N) {
    float s = 0;
    for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}

int main() {
  int n = 2048;
  float *A, *B, *C;
  cudaMalloc(&A, n * n * sizeof(float));
  cudaMalloc(&B, n * n * sizeof(float));
  cudaMalloc(&C, n * n * sizeof(float));
  TIMED(rows_on_x, dim3((n + 15) / 16, (n + 15) / 16), dim3(16, 16), A, B, C, n, n, n);
  return 0;
}
