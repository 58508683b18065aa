// Matrices are arrays of rows, whose sizes are macros, and are allocated as the host's arrays are.
#include <stdio.h>
#define M 48
#define N 32
#define K 64

__global__ void of_rows(float A[M][K], float B[K][N], float C[M][N]) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row][k] * B[k][col];
  C[row][col] = sum;
}

float a[M][K], b[K][N];

int main() {
  float c[M][N], (*dA)[K], (*dB)[N], (*dC)[N];
  cudaMalloc((void **)&dA, sizeof(a));
  cudaMalloc((void **)&dB, sizeof b);
  cudaMalloc((void **)&dC, sizeof(c));
  cudaMemcpy(dA, a, sizeof(a), cudaMemcpyHostToDevice);
  cudaMemcpy(dB, b, sizeof(b), cudaMemcpyHostToDevice);
  of_rows<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(dA, dB, dC);
  cudaMemcpy(c, dC, sizeof(c), cudaMemcpyDeviceToHost);
  printf("%f %s\n", c[3][4], cudaGetErrorString(cudaGetLastError()));
}
