// finds: launch-refused
// problem: 64 64 64
// Two tiles of 32 KB, and nobody has asked for more than 48.
#define T 64
__global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float memory[];
  float *a = memory, *b = memory + 2 * T * T;
  int x = threadIdx.x % T, y = threadIdx.x / T, col = blockIdx.x * T + x;
  float sums[16] = {};
  for (int k0 = 0; k0 < K; k0 += 2 * T) {
    for (int i = threadIdx.x; i < 2 * T * T; i += blockDim.x) {
      int row = blockIdx.y * T + i / (2 * T), k = k0 + i % (2 * T);
      a[i] = row < M && k < K ? A[row * K + k] : 0.0f;
      k = k0 + i / T;
      b[i] = k < K && blockIdx.x * T + i % T < N ? B[k * N + blockIdx.x * T + i % T] : 0.0f;
    }
    __syncthreads();
    for (int r = 0; r < 16; r++)
      for (int k = 0; k < 2 * T; k++) sums[r] += a[(y + 4 * r) * 2 * T + k] * b[k * T + x];
    __syncthreads();
  }
  for (int r = 0; r < 16; r++) {
    int row = blockIdx.y * T + y + 4 * r;
    if (row < M && col < N) C[row * N + col] = sums[r];
  }
}

void multiply(const float* A, const float* B, float* C, int M, int N, int K) {
  size_t bytes = 2 * 2 * T * T * sizeof(float);
#ifdef REPAIRED
  if (cudaFuncSetAttribute(tiled, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)bytes) != cudaSuccess) return;
#endif
  dim3 grid((N + T - 1) / T, (M + T - 1) / T);
  tiled<<<grid, 256, bytes>>>(A, B, C, M, N, K);  // fault
  if (cudaGetLastError() != cudaSuccess) return;
}
