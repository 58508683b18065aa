// One thread a cell in a grid of one dimension: row and column are quotient and remainder, so that a block, and even a
// warp, may end one row and begin the next.
__global__ void linear_index(const float* A, const float* B, float* C, int M, int N, int K) {
  const int cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= M * N) return;
  const int row = cell / N, col = cell % N;
  float total = 0.0f;
  for (int k = 0; k < K; ++k) total += A[row * K + k] * B[k * N + col];
  C[cell] = total;
}
