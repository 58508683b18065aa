// C = A * B^T, as in a linear layer: B's columns are contiguous, so both tiles are fetched along K.
template <int T>
__device__ __forceinline__ float at(const float* p, int rows, int cols, int r, int c) {
  return r < rows && c < cols ? __ldg(p + r * cols + c) : 0.0f;
}

extern "C" __global__ void b_transposed(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int T = 16;
  __shared__ float a[T][T], b[T][T + 1];
  const int x = threadIdx.x, y = threadIdx.y, m0 = blockIdx.y * T, n0 = blockIdx.x * T;
  float sum = 0.0f;
  for (int t = 0; t < K; t += T) {
    a[y][x] = at<T>(A, M, K, m0 + y, t + x);
    b[y][x] = at<T>(B, N, K, n0 + y, t + x);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < T; ++k) sum += a[y][k] * b[x][k];
    __syncthreads();
  }
  if (m0 + y < M && n0 + x < N) C[(m0 + y) * N + n0 + x] = sum;
}
