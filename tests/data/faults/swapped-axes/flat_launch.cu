// finds: flat-launch
// problem: 64 64 64
#include <iostream>
#include <cuda_runtime.h>
__global__ void matmul_kernel(float *a, float *b, float *c, int n) {
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && j < n) {
    float acc = 0;
    for (int k = 0; k < n; k++) acc += a[i * n + k] * b[k * n + j];
    c[i * n + j] = acc;
  }
}
int main() {
  const int n = 64;
  float *a, *b, *c;
  cudaMallocManaged(&a, n * n * sizeof(float));
  cudaMallocManaged(&b, n * n * sizeof(float));
  cudaMallocManaged(&c, n * n * sizeof(float));
#ifdef REPAIRED
  dim3 threads(16, 16);
  dim3 blocks((n + 15) / 16, (n + 15) / 16);
#else
  int threads = 256;  // fault
  int blocks = (n * n + threads - 1) / threads;
#endif
  matmul_kernel<<<blocks, threads>>>(a, b, c, n);
  cudaDeviceSynchronize();
  std::cout << c[5] << "\n";
  return 0;
}
