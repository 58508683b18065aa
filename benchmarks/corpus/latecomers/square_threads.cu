// The naive kernel with as many threads in a block as there can be.
__global__ void square_threads(const float* A, const float* B, float* C, int M, int N, int K) {
  const int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y * 32 + threadIdx.y;
  if (col >= N || row >= M) return;
  float dot = 0.f;
  for (int k = 0; k < K; ++k) dot += A[row * K + k] * B[k * N + col];
  C[row * N + col] = dot;
}
