// The host's matrices are a class that holds a vector of thrust's.
#include <thrust/device_vector.h>
#include <thrust/fill.h>

template <class T>
struct Matrix {
  int rows, cols;
  thrust::device_vector<T> data;
  Matrix(int r, int c) : rows(r), cols(c), data(r * c) {}
  T *raw() { return thrust::raw_pointer_cast(data.data()); }
};

__global__ void of_members(float *C, const float *A, const float *B, int M, int N, int K) {
  for (int i = blockIdx.y * blockDim.y + threadIdx.y; i < M; i += gridDim.y * blockDim.y)
    for (int j = blockIdx.x * blockDim.x + threadIdx.x; j < N; j += gridDim.x * blockDim.x) {
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += A[i * K + k] * B[k * N + j];
      C[i * N + j] = sum;
    }
}

int main() {
  Matrix<float> a(100, 60), b(60, 80), c(100, 80);
  thrust::fill(a.data.begin(), a.data.end(), 1.f);
  of_members<<<dim3(2, 4), dim3(32, 8)>>>(c.raw(), a.raw(), b.raw(), a.rows, b.cols, a.cols);
  return cudaDeviceSynchronize();
}
