// finds: scaled-twice
// problem: 64 64 64
#include <iostream>
#include <cuda_runtime.h>
const int TS = 32;
const int WPT = 8;
const int RTS = TS / WPT;
__global__ void myGEMM3(const int M, const int N, const int K, const float* A, const float* B, float* C) {
  const int row = threadIdx.x;
  const int col = threadIdx.y;
  const int globalRow = TS * blockIdx.x + row;
  const int globalCol = TS * blockIdx.y + col;
  __shared__ float Asub[TS][TS];
  __shared__ float Bsub[TS][TS];
  float acc[WPT];
  for (int w = 0; w < WPT; w++) acc[w] = 0.0f;
  const int numTiles = K / TS;
  for (int t = 0; t < numTiles; t++) {
    for (int w = 0; w < WPT; w++) {
      const int tiledRow = TS * t + row;
      const int tiledCol = TS * t + col;
      Asub[col + w * RTS][row] = A[(tiledCol + w * RTS) * M + globalRow];
#ifdef REPAIRED
      Bsub[col + w * RTS][row] = B[(globalCol + w * RTS) * K + tiledRow];
#else
      Bsub[col + w * RTS][row] = B[(globalCol + w * RTS) * K + t * tiledRow];  // fault
#endif
    }
    __syncthreads();
    for (int k = 0; k < TS; k++)
      for (int w = 0; w < WPT; w++) acc[w] += Asub[k][row] * Bsub[col + w * RTS][k];
    __syncthreads();
  }
  for (int w = 0; w < WPT; w++) C[(globalCol + w * RTS) * M + globalRow] = acc[w];
}
int main() {
  int M = 64, N = 64, K = 64;
  float *A, *B, *C;
  cudaMallocManaged(&A, M * K * 4);
  cudaMallocManaged(&B, K * N * 4);
  cudaMallocManaged(&C, M * N * 4);
  dim3 threads(TS, TS / WPT);
  dim3 blocks(M / TS, N / TS);
  myGEMM3<<<blocks, threads>>>(M, N, K, A, B, C);
  cudaDeviceSynchronize();
  std::cout << C[0] << std::endl;
}
