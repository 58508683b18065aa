// The textbook's kernel with shared memory and a square tile of D, for sizes that are multiples of D. As meant, unless
// one of these is defined:
// GLOBAL_ROW  the tile of A is read at the row of the whole matrix, as printed
// GLOBAL_B    B itself is read at the row of the tile, not B's tile, as printed
// SWAPPED     the block's row comes from x and its column from y, as printed
#ifndef D
#define D 16
#endif

extern "C" __global__ void shared_listing(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[D][D];
  __shared__ float Bs[D][D];
#ifdef SWAPPED
  int row = blockIdx.x * D + threadIdx.y;
  int col = blockIdx.y * D + threadIdx.x;
#else
  int row = blockIdx.y * D + threadIdx.y;
  int col = blockIdx.x * D + threadIdx.x;
#endif
#ifdef GLOBAL_ROW
  int a_row = row;
#else
  int a_row = threadIdx.y;
#endif

  float sum = 0.0f;
  for (int m = 0; m < K / D; ++m) {
    As[threadIdx.y][threadIdx.x] = A[row * K + m * D + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(m * D + threadIdx.y) * N + col];
    __syncthreads();
    for (int k = 0; k < D; ++k)
#ifdef GLOBAL_B
      sum += As[a_row][k] * B[k * N + col];
#else
      sum += As[a_row][k] * Bs[k][threadIdx.x];
#endif
    __syncthreads();
  }
  C[row * N + col] = sum;
}
