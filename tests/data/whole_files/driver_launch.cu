// A kernel that the driver's functions load and launch by its name.
extern "C" {
#define BM 32
#define BN 32
#define BK 16
__device__ static inline void load(float (*dst)[BK + 1], const float* src, int ld, int r0, int c0, int rows, int cols)
{
  for (int i = threadIdx.x; i < BM * BK; i += blockDim.x) { int r = i / BK, c = i % BK; dst[r][c] = (r0 + r < rows && c0 + c < cols) ? src[(r0 + r) * ld + c0 + c] : 0.0f; }
}
__global__ void gemm_f32(const float *A, const float *B, float *C, int M, int N, int K)
{
  __shared__ float As[BM][BK + 1];
  __shared__ float Bs[BK][BN];
  int m0 = blockIdx.y * BM, n0 = blockIdx.x * BN;
  float acc[4] = {0, 0, 0, 0};
  int r = threadIdx.x / 32, c = threadIdx.x % 32;
  for (int k0 = 0; k0 < K; k0 += BK) {
    load(As, A, K, m0, k0, M, K);
    for (int i = threadIdx.x; i < BK * BN; i += blockDim.x) { int y = i / BN, x = i % BN; Bs[y][x] = (k0 + y < K && n0 + x < N) ? B[(k0 + y) * N + n0 + x] : 0.0f; }
    __syncthreads();
    for (int k = 0; k < BK; k++) for (int i = 0; i < 4; i++) acc[i] += As[r + 8 * i][k] * Bs[k][c];
    __syncthreads();
  }
  for (int i = 0; i < 4; i++) if (m0 + r + 8 * i < M && n0 + c < N) C[(m0 + r + 8 * i) * N + n0 + c] = acc[i];
}
}
#ifndef __CUDACC_RTC__
#include <cuda.h>
#include <stdio.h>
int main(int argc, char **argv)
{
  CUdevice dev; CUcontext ctx; CUmodule mod; CUfunction fn;
  int M = 512, N = 512, K = 512;
  CUdeviceptr A, B, C;
  cuInit(0); cuDeviceGet(&dev, 0); cuCtxCreate(&ctx, NULL, 0, dev);
  cuModuleLoad(&mod, "gemm.cubin"); cuModuleGetFunction(&fn, mod, "gemm_f32");
  cuMemAlloc(&A, 4 * M * K); cuMemAlloc(&B, 4 * K * N); cuMemAlloc(&C, 4 * M * N);
  void *args[] = {&A, &B, &C, &M, &N, &K};
  cuLaunchKernel(fn, (N + BN - 1) / BN, (M + BM - 1) / BM, 1, 256, 1, 1, 0, 0, args, NULL);
  cuCtxSynchronize();
  return 0;
}
#endif
