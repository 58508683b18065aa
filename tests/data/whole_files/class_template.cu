// Kernels launched from a class template
#include <cuda_runtime.h>
template <typename T, int TILE>
__global__ void gemm_kernel(const T* A, const T* B, T* C, int M, int N, int K) {
  __shared__ T As[TILE][TILE], Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
  T s = 0;
  for (int t = 0; t < K; t += TILE) {
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : T(0);
    Bs[ty][tx] = col < N && t + ty < K ? B[(t + ty) * N + col] : T(0);
    __syncthreads();
    for (int k = 0; k < TILE; k++) s += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = s;
}
template <typename T>
class Gemm {
 public:
  static constexpr int kTile = 16;
  Gemm(int m, int n, int k) : m_(m), n_(n), k_(k) {}
  void run(const T* a, const T* b, T* c) {
    dim3 block(kTile, kTile);
    dim3 grid((n_ + kTile - 1) / kTile, (m_ + kTile - 1) / kTile);
    gemm_kernel<T, kTile><<<grid, block>>>(a, b, c, m_, n_, k_);
  }
 private:
  int m_, n_, k_;
};
int main() {
  int M = 128, N = 96, K = 64;
  float *a, *b, *c;
  cudaMalloc(&a, M * K * sizeof(float)); cudaMalloc(&b, K * N * sizeof(float)); cudaMalloc(&c, M * N * sizeof(float));
  Gemm<float> g(M, N, K);
  g.run(a, b, c);
  cudaDeviceSynchronize();
}
