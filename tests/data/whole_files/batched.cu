// A batch of products along z, each so far behind the last as a matrix is long.
#include <thrust/device_vector.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>

__global__ void batched(const float* A, const float* B, float* C, int M, int N, int K, long strideA, long strideB,
                        long strideC, int batch) {
  int z = blockIdx.z;
  if (z >= batch) return;
  const float *a = A + z * strideA, *b = B + z * strideB;
  float* c = C + z * strideC;
  int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < M && col < N) {
    float sum = 0;
    for (int k = 0; k < K; k++) sum += a[row * K + k] * b[k * N + col];
    c[row * N + col] = sum;
  }
}

int main() {
  const int M = 64, N = 48, K = 32, batch = 4;
  thrust::host_vector<float> h(M * K * batch);
  thrust::generate(h.begin(), h.end(), rand);
  thrust::device_vector<float> A = h, B(K * N * batch), C(M * N * batch);
  dim3 block(16, 16), grid((N + 15) / 16, (M + 15) / 16, batch);
  batched<<<grid, block>>>(thrust::raw_pointer_cast(A.data()), thrust::raw_pointer_cast(B.data()),
                           thrust::raw_pointer_cast(C.data()), M, N, K, M * K, K * N, M * N, batch);
}
