// finds: nan-blind-check
// severity: note
// problem: 16 50 25
#include <math.h>
#include <stdio.h>
#define EPSILON 0.01f
__global__ void matrixMul(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; k++) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
void compare(float **expected, float *C, int rows, int columns) {
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) {
      float diff = expected[r][c] - C[r * columns + c];
#ifdef REPAIRED
      if (fabsf(diff) < EPSILON) continue;
      printf("wrong at %d, %d\n", r, c);
#else
      if (fabsf(diff) >= EPSILON) printf("wrong at %d, %d\n", r, c);  // fault
#endif
    }
}
void launch(const float* A, const float* B, float* C, int M, int N, int K) {
  matrixMul<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
  cudaError_t error = cudaGetLastError();
  if (error != cudaSuccess) printf("%s\n", cudaGetErrorString(error));
}
