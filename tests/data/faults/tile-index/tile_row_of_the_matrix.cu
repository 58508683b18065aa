// finds: global-index-in-tile + shared-bounds | out-of-bounds
// problem: 64 96 64
// rooftile: block=(16,16) grid=(N/16,M/16) args=(A,B,C,M,N,K)
#define T 16

__global__ void multiply(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[T * T];
  __shared__ float b[T * T];
  int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float s = 0.f;
  for (int t = 0; t < K / T; ++t) {
#ifdef REPAIRED
    a[threadIdx.y * T + threadIdx.x] = A[row * K + t * T + threadIdx.x];
#else
    a[row * T + threadIdx.x] = A[row * K + t * T + threadIdx.x];  // fault: far beyond the block's shared memory
#endif
    b[threadIdx.y * T + threadIdx.x] = B[(t * T + threadIdx.y) * N + col];
    __syncthreads();
    for (int i = 0; i < T; ++i)
      s += a[threadIdx.y * T + i] * b[i * T + threadIdx.x];
    __syncthreads();
  }
  C[row * N + col] = s;
}
