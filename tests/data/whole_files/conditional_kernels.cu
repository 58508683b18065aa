// Two versions of a kernel behind #if, host code inside #ifdef with braces that only balance in one branch.
#include <cstdio>
#include <cstdlib>
#ifndef USE_SHARED
#define USE_SHARED 1
#endif
#define TILE (8 * 2)

#if USE_SHARED && !defined(FORCE_NAIVE)
__global__ void mm(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float As[TILE][TILE], Bs[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  float acc = 0;
  for (int t = 0; t < K; t += TILE) {
    As[threadIdx.y][threadIdx.x] = (row < M && t + threadIdx.x < K) ? A[row * K + t + threadIdx.x] : 0;
    Bs[threadIdx.y][threadIdx.x] = (col < N && t + threadIdx.y < K) ? B[(t + threadIdx.y) * N + col] : 0;
    __syncthreads();
    for (int k = 0; k < TILE; ++k) acc += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = acc;
}
#else
__global__ void mm(const float *A, const float *B, float *C, int size) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float acc = 0;
  for (int k = 0; k < size; ++k) acc += A[row * size + k] * B[k * size + col];
  C[row * size + col] = acc;
}
#endif

#ifdef _WIN32
int wmain(int argc, wchar_t **argv) {
#else
int main(int argc, char **argv) {
#endif
  int M = 64, N = 64, K = 64;
  for (int i = 1; i < argc; ++i) {
#ifdef VERBOSE
    printf("%s\n", argv[i]);
  }
  {
#else
    if (i == 1) M = atoi(argv[i]);
#endif
  }
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * M * K);
  cudaMalloc(&B, sizeof(float) * K * N);
  cudaMalloc(&C, sizeof(float) * M * N);
#if USE_SHARED
  mm<<<dim3((N + TILE - 1) / TILE, (M + TILE - 1) / TILE), dim3(TILE, TILE)>>>(A, B, C, M, N, K);
#else
  mm<<<dim3(N / TILE, N / TILE), dim3(TILE, TILE)>>>(A, B, C, N);
#endif
}
