// A block computes a T x T tile of C. It copies one T x T tile of A and of B at a time to shared memory,
// where each element is read T times.
#ifndef T
#define T 16
#endif
static_assert(T >= 1 && T * T <= 1024, "tiled: a block of T x T threads needs 1 <= T <= 32");

extern "C" __global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T];
  __shared__ float Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * T + ty;
  int col = blockIdx.x * T + tx;

  float sum = 0.0f;
  for (int t = 0; t < K; t += T) {
    // Beyond the edges the tiles are filled with zeros, which add nothing.
    As[ty][tx] = row < M && t + tx < K ? A[size_t(row) * K + t + tx] : 0.0f;
    Bs[ty][tx] = t + ty < K && col < N ? B[size_t(t + ty) * N + col] : 0.0f;
    __syncthreads();  // the tiles are filled

    for (int k = 0; k < T; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();  // the tiles are used and may be overwritten
  }
  if (row < M && col < N)
    C[size_t(row) * N + col] = sum;
}
