// The launcher's type is told by what it is called with.
#include <cuda_runtime.h>
#include <cstdio>
#include <cassert>
template <class T, int BM = 64, int BN = 64, int BK = 16, int WM = 32, int WN = 32>
__global__ __launch_bounds__((BM / WM) * (BN / WN) * 32) void warp_tiled(T const* __restrict__ A, T const* __restrict__ B, T* __restrict__ C, int const M, int const N, int const K) {
  constexpr int WARPS = (BM / WM) * (BN / WN), THREADS = WARPS * 32;
  __shared__ T sA[BK][BM + 1]; __shared__ T sB[BK][BN + 1];
  int const warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
  int const wr = warp / (BN / WN) * WM, wc = warp % (BN / WN) * WN;
  int const lr = lane / 8, lc = lane % 8;
  T acc[WM / 4][WN / 8] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = threadIdx.x; i < BM * BK; i += THREADS) { int const r = i / BK, c = i % BK, gr = blockIdx.y * BM + r, gc = k0 + c; sA[c][r] = gr < M && gc < K ? A[gr * K + gc] : T(0); }
#pragma unroll
    for (int i = threadIdx.x; i < BK * BN; i += THREADS) { int const r = i / BN, c = i % BN, gr = k0 + r, gc = blockIdx.x * BN + c; sB[r][c] = gr < K && gc < N ? B[gr * N + gc] : T(0); }
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      for (int i = 0; i < WM / 4; ++i)
        for (int j = 0; j < WN / 8; ++j) acc[i][j] += sA[k][wr + i * 4 + lr] * sB[k][wc + j * 8 + lc];
    __syncthreads();
  }
  for (int i = 0; i < WM / 4; ++i)
    for (int j = 0; j < WN / 8; ++j) { int const r = blockIdx.y * BM + wr + i * 4 + lr, c = blockIdx.x * BN + wc + j * 8 + lc; if (r < M && c < N) C[r * N + c] = acc[i][j]; }
}
template <class T> void sgemm(T const* A, T const* B, T* C, int M, int N, int K, cudaStream_t s = nullptr) {
  
  warp_tiled<T><<<dim3((N + 63) / 64, (M + 63) / 64), 128, 0, s>>>(A, B, C, M, N, K);
}
int main() { float *A{}, *B{}, *C{}; sgemm(A, B, C, 512, 512, 512); assert(cudaDeviceSynchronize() == cudaSuccess); }
