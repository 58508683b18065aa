// The tiled kernel with B's tile stored transposed. Right, since it is read transposed too; but the threads
// of a warp then write, and read, a column of shared memory, whose elements lie in few banks.
#ifndef T
#define T 32
#endif
static_assert(T >= 1 && T * T <= 1024, "tiled_transposed: a block of T x T threads needs 1 <= T <= 32");

extern "C" __global__ void tiled_transposed(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T];
  __shared__ float Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * T + ty;
  int col = blockIdx.x * T + tx;

  float sum = 0.0f;
  for (int t = 0; t < K; t += T) {
    As[ty][tx] = row < M && t + tx < K ? A[size_t(row) * K + t + tx] : 0.0f;
    Bs[tx][ty] = t + ty < K && col < N ? B[size_t(t + ty) * N + col] : 0.0f;
    __syncthreads();  // the tiles are filled

    for (int k = 0; k < T; ++k)
      sum += As[ty][k] * Bs[tx][k];
    __syncthreads();  // the tiles are used and may be overwritten
  }
  if (row < M && col < N)
    C[size_t(row) * N + col] = sum;
}
