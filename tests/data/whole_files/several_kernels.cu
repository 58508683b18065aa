// A study with three kernels, an enumeration of sizes, and a loop over them; each is asked for by name.
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>
#define BS 16

__global__ void by_row(const float *A, const float *B, float *C, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n) return;
  for (int col = 0; col < n; ++col) {
    float s = 0;
    for (int k = 0; k < n; ++k) s += A[row * n + k] * B[k * n + col];
    C[row * n + col] = s;
  }
}

__global__ void by_element(const float *A, const float *B, float *C, int n) {
  int row = blockIdx.y * BS + threadIdx.y, col = blockIdx.x * BS + threadIdx.x;
  if (row >= n || col >= n) return;
  float s = 0;
  for (int k = 0; k < n; ++k) s += A[row * n + k] * B[k * n + col];
  C[row * n + col] = s;
}

__global__ void transpose(const float *A, float *B, int n) { B[threadIdx.x * n + blockIdx.x] = A[blockIdx.x * n + threadIdx.x]; }

double timed(const std::function<void()> &f) {
  auto t = std::chrono::high_resolution_clock::now();
  f();
  cudaDeviceSynchronize();
  return std::chrono::duration<double>(std::chrono::high_resolution_clock::now() - t).count();
}

int main() {
  for (int n : {128, 256, 512}) {
    float *A, *B, *C;
    cudaMalloc(&A, n * n * sizeof(float));
    cudaMalloc(&B, n * n * sizeof(float));
    cudaMalloc(&C, n * n * sizeof(float));
    const int blocks = (n + BS - 1) / BS;
    printf("%g\n", timed([=]() { by_row<<<(n + 127) / 128, 128>>>(A, B, C, n); }));
    printf("%g\n", timed([=]() { by_element<<<dim3(blocks, blocks), dim3(BS, BS)>>>(A, B, C, n); }));
    transpose<<<n, n>>>(A, B, n);
    if (n < 0) {
      by_element<<<dim3(blocks, blocks), dim3(BS, BS)>>>(A, B, C, n);
    }
  }
}
