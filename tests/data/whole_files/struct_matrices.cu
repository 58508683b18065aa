// A matrix is a structure with its sizes and a pointer, passed by value; the prototype names no parameters.
#include <stdio.h>

typedef struct {
  int width;
  int height;
  float* elements;
} Matrix;

#define BLOCK_SIZE 16

__global__ void MatMulKernel(const Matrix, const Matrix, Matrix);

static Matrix to_device(const Matrix host) {
  Matrix device;
  device.width = host.width;
  device.height = host.height;
  size_t size = host.width * host.height * sizeof(float);
  cudaMalloc(&device.elements, size);
  cudaMemcpy(device.elements, host.elements, size, cudaMemcpyHostToDevice);
  return device;
}

void multiply(const Matrix A, const Matrix B, Matrix C) {
  Matrix d_A = to_device(A), d_B = to_device(B), d_C = to_device(C);
  dim3 block(BLOCK_SIZE, BLOCK_SIZE);
  dim3 grid(B.width / block.x, A.height / block.y);
  MatMulKernel<<<grid, block>>>(d_A, d_B, d_C);
  cudaMemcpy(C.elements, d_C.elements, C.width * C.height * sizeof(float), cudaMemcpyDeviceToHost);
}

__global__ void MatMulKernel(Matrix A, Matrix B, Matrix C) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int e = 0; e < A.width; ++e) sum += A.elements[row * A.width + e] * B.elements[e * B.width + col];
  C.elements[row * C.width + col] = sum;
}
