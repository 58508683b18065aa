// problem: 32 32 128
#include <cuda_runtime.h>
__device__ unsigned done_count[64];
__device__ float partial[4 * 32 * 32];
__global__ void lastblock(const float *A, const float *B, float *C, int M, int N, int K) {
  int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x, len = K / 4;
  float s = 0;
  for (int k = blockIdx.z * len; k < (blockIdx.z + 1) * len; k++) s += A[r * K + k] * B[k * N + c];
  partial[blockIdx.z * M * N + r * N + c] = s;
  __threadfence();
  __shared__ bool last;
  __syncthreads();
  if (threadIdx.x == 0 && threadIdx.y == 0) {
    unsigned t = atomicAdd(&done_count[blockIdx.y * gridDim.x + blockIdx.x], 1);
    last = t == gridDim.z - 1;
    __threadfence();
  }
  __syncthreads();
  if (last) {
    float sum = 0;
    for (int z = 0; z < 4; z++) sum += __ldcg(&partial[z * M * N + r * N + c]);
    C[r * N + c] = sum;
  }
}
int main() {
  float *A, *B, *C; int M = 32, N = 32, K = 128;
  cudaMalloc(&A, M*K*4); cudaMalloc(&B, K*N*4); cudaMalloc(&C, M*N*4);
  lastblock<<<dim3(N / 16, M / 16, 4), dim3(16, 16)>>>(A, B, C, M, N, K);
}
