// The tiled kernel with W x W elements of C a thread, T / W apart: one value from shared memory serves W
// products.
#ifndef T
#define T 32
#endif
#ifndef W
#define W 2
#endif
static_assert(W >= 1 && T >= W && T % W == 0, "coarsened: T must be a multiple of W");
static_assert((T / W) * (T / W) <= 1024, "coarsened: a block of T/W x T/W threads has at most 1024");
static_assert(T * T * 8 <= 48 * 1024, "coarsened: two T x T tiles must fit in 48 KB of shared memory");

extern "C" __global__ void coarsened(const float* A, const float* B, float* C, int M, int N, int K) {
  constexpr int S = T / W;  // stride between a thread's elements; the block is S x S threads
  __shared__ float As[T][T];
  __shared__ float Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row0 = blockIdx.y * T + ty;
  int col0 = blockIdx.x * T + tx;

  float sum[W][W] = {};
  for (int t = 0; t < K; t += T) {
    for (int i = 0; i < W; ++i)
      for (int j = 0; j < W; ++j) {
        int r = i * S, c = j * S;
        As[ty + r][tx + c] = row0 + r < M && t + tx + c < K ? A[size_t(row0 + r) * K + t + tx + c] : 0.0f;
        Bs[ty + r][tx + c] = t + ty + r < K && col0 + c < N ? B[size_t(t + ty + r) * N + col0 + c] : 0.0f;
      }
    __syncthreads();  // the tiles are filled

    for (int k = 0; k < T; ++k)
      for (int i = 0; i < W; ++i)
        for (int j = 0; j < W; ++j)
          sum[i][j] += As[ty + i * S][k] * Bs[k][tx + j * S];
    __syncthreads();  // the tiles are used and may be overwritten
  }
  for (int i = 0; i < W; ++i)
    for (int j = 0; j < W; ++j)
      if (row0 + i * S < M && col0 + j * S < N)
        C[size_t(row0 + i * S) * N + col0 + j * S] = sum[i][j];
}
