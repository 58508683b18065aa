// finds: launch-refused
// problem: 30 70 20
#ifdef REPAIRED
#define MOST 512
#else
#define MOST 256
#endif
template <int X, int Y>
__global__ void __launch_bounds__(MOST, 2) bounded(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * Y + threadIdx.y, col = blockIdx.x * X + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
  bounded<32, 16><<<dim3((N + 31) / 32, (M + 15) / 16), dim3(32, 16)>>>(a, b, c, M, N, K);  // fault: 512 threads
  if (cudaGetLastError() != cudaSuccess) return;
}
