// finds: launch-refused
// problem: 64 128 32
// One thread an element of a 64 x 64 tile.
__global__ void cell(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

#ifdef REPAIRED
constexpr int side = 32;
#else
constexpr int side = 64;
#endif

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
  dim3 threads(side, side), blocks((N + side - 1) / side, (M + side - 1) / side);  // fault: 4,096 threads
  cell<<<blocks, threads>>>(a, b, c, M, N, K);
  if (cudaPeekAtLastError() != cudaSuccess) return;
}
