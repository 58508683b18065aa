// The wrong way round: neighbouring threads have neighbouring rows, so that each load of A touches as many lines as there
// are lanes. Four columns a thread, so that every element of A is at least used four times.
extern "C" __global__ void thread_per_row(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x, col = blockIdx.y * 4;
  if (row >= M) return;
  float sum[4] = {};
  const int most = min(4, N - col);
  for (int k = 0; k < K; ++k) {
    const float a = A[(size_t)row * K + k];
    for (int j = 0; j < 4; ++j)
      if (j < most) sum[j] += a * B[(size_t)k * N + col + j];
  }
  for (int j = 0; j < 4; ++j)
    if (j < most) C[(size_t)row * N + col + j] = sum[j];
}
