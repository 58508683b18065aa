// Tensor cores through wmma: a warp computes a tile of 16 x 16.
#include <cuda_fp16.h>
#include <mma.h>
#include <iostream>
using namespace nvcuda;

const int WMMA = 16;

__global__ void wmma_gemm(const half *a, const half *b, float *c, int M, int N, int K) {
  int tileRow = blockIdx.y, tileCol = blockIdx.x;
  wmma::fragment<wmma::matrix_a, WMMA, WMMA, WMMA, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, WMMA, WMMA, WMMA, half, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, WMMA, WMMA, WMMA, float> acc;
  wmma::fill_fragment(acc, 0.0f);
  for (int k = 0; k < K; k += WMMA) {
    wmma::load_matrix_sync(fa, a + tileRow * WMMA * K + k, K);
    wmma::load_matrix_sync(fb, b + k * N + tileCol * WMMA, N);
    wmma::mma_sync(acc, fa, fb, acc);
  }
  wmma::store_matrix_sync(c + tileRow * WMMA * N + tileCol * WMMA, acc, N, wmma::mem_row_major);
}

int main() {
  const int M = 256, N = 256, K = 256;
  half *a, *b;
  float *c;
  cudaMalloc(&a, M * K * sizeof(half));
  cudaMalloc(&b, K * N * sizeof(half));
  cudaMalloc(&c, M * N * sizeof(float));
  dim3 grid(N / WMMA, M / WMMA);
  wmma_gemm<<<grid, 32>>>(a, b, c, M, N, K);
  std::cout << cudaGetErrorString(cudaDeviceSynchronize()) << '\n';
}
