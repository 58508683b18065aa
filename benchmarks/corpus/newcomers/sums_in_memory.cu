// The sums of eight columns are in an array whose index the compiler does not know: it lies in local memory, and is read
// and written for each element of A.
extern "C" __global__ void sums_in_memory(const float* A, const float* B, float* C, int M, int N, int K, int columns) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, first = (blockIdx.x * blockDim.x + threadIdx.x) * columns;
  if (row >= M || first >= N) return;
  float sums[8];
  for (int j = 0; j < columns; ++j) sums[j] = 0.0f;
  for (int k = 0; k < K; ++k) {
    const float a = A[row * K + k];
    for (int j = 0; j < columns && first + j < N; ++j) sums[j] += a * B[k * N + first + j];
  }
  for (int j = 0; j < columns && first + j < N; ++j) C[row * N + first + j] = sums[j];
}
