// finds: not-zeroed
// problem: 40 36 48
// allows: unchecked-launch
#include <cuda_runtime.h>

__global__ void slices(const float* A, const float* B, float* C, int M, int N, int K, int depth) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N)
    return;
  float sum = 0.0f;
  for (int k = blockIdx.z * depth; k < min(K, (int)(blockIdx.z + 1) * depth); k++)
    sum += A[row * K + k] * B[k * N + col];
  atomicAdd(C + row * N + col, sum);
}

int main() {
  int M = 400, N = 360, K = 480, parts = 3, depth = (K + parts - 1) / parts;
  float *a, *b, *c;
  cudaMalloc((void**)&a, sizeof(float) * M * K);
  cudaMalloc((void**)&b, sizeof(float) * K * N);
  cudaMalloc((void**)&c, sizeof(float) * M * N);
#ifdef REPAIRED
  cudaMemset(c, 0, sizeof(float) * M * N);
#endif
  slices<<<dim3((N + 15) / 16, (M + 7) / 8, parts), dim3(16, 8)>>>(a, b, c, M, N, K, depth);  // fault
  return cudaDeviceSynchronize();
}
