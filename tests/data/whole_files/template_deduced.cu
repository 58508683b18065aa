// A template over the element's type, which the launch leaves to be deduced from its arguments.
#include <iostream>
#include <memory>

template <typename T>
struct Deleter {
  void operator()(T *p) const { cudaFree(p); }
};

template <typename T>
__global__ void gemm(const T *A, const T *B, T *C, int M, int N, int K) {
  int row = threadIdx.y + blockDim.y * blockIdx.y;
  int col = threadIdx.x + blockDim.x * blockIdx.x;
  if (row >= M || col >= N) return;
  T sum = T(0);
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

int main() {
  int M = 100, N = 50, K = 70;
  double *a = nullptr, *b = nullptr, *c = nullptr;
  cudaMalloc(&a, M * K * sizeof(double));
  cudaMalloc(&b, K * N * sizeof(double));
  cudaMalloc(&c, M * N * sizeof(double));
  std::unique_ptr<double, Deleter<double>> guard(a);
  gemm<<<dim3((N + 31) / 32, (M + 3) / 4), dim3(32, 4)>>>(a, b, c, M, N, K);
  std::cout << "done\n";
}
