// Buffers of a library, whose raw pointers are passed.
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <iostream>

__global__ void with_vectors(const double *A, const double *B, double *C, unsigned int M, unsigned int N, unsigned int K) {
  unsigned int col = threadIdx.x + blockIdx.x * blockDim.x, row = threadIdx.y + blockIdx.y * blockDim.y;
  if (row < M && col < N) {
    double s = 0;
    for (unsigned int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
}

int main() {
  const unsigned int M = 100, N = 60, K = 20;
  thrust::host_vector<double> h_A(M * K, 1.0);
  thrust::device_vector<double> d_A = h_A, d_B(K * N), d_C(M * N);
  const unsigned int side = 16;
  dim3 block = dim3(side, side, 1);
  dim3 grid = dim3((N + side - 1) / side, (M + side - 1) / side, 1);
  with_vectors<<<grid, block>>>(thrust::raw_pointer_cast(d_A.data()), thrust::raw_pointer_cast(d_B.data()),
                                thrust::raw_pointer_cast(&d_C[0]), M, N, K);
  std::cout << d_C[0] << std::endl;
}
