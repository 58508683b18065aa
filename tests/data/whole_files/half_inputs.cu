// Half-precision inputs, a float result, an alias for the element's type.
#include <cuda_fp16.h>
#include <random>
#include <vector>

using element = __half;

__global__ void hgemm(const element *A, const element *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float acc = 0;
  for (int k = 0; k < K; ++k) acc += __half2float(A[row * K + k]) * __half2float(B[k * N + col]);
  C[row * N + col] = acc;
}

int main() {
  std::mt19937 engine(7);
  std::uniform_real_distribution<float> uniform(-1, 1);
  int M = 64, N = 32, K = 16;
  std::vector<element> a(M * K);
  for (auto &x : a) x = __float2half(uniform(engine));
  element *dA, *dB;
  float *dC;
  cudaMalloc(&dA, M * K * sizeof(element));
  cudaMalloc(&dB, K * N * sizeof(element));
  cudaMalloc(&dC, M * N * sizeof(float));
  const auto threads = dim3(16, 4);
  const auto groups = dim3((N + threads.x - 1) / threads.x, (M + threads.y - 1) / threads.y);
  hgemm<<<groups, threads>>>(dA, dB, dC, M, N, K);
}
