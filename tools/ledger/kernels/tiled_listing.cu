// The textbook's tiled kernel in its own sizes: A is N x M, B is M x N, both multiples of T. As meant, unless one of
// these is defined:
// STORED_TRANSPOSED  B's tile is stored transposed and read straight, as printed
// NO_BARRIER         the tiles are read before all threads of the block have filled them
#ifndef T
#define T 16
#endif

extern "C" __global__ void tiled_listing(const float* A, const float* B, float* C, int N, int M) {
  __shared__ float As[T][T];
  __shared__ float Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * T + ty;
  int col = blockIdx.x * T + tx;

  float sum = 0.0f;
  for (int t = 0; t < M; t += T) {
    As[ty][tx] = A[row * M + t + tx];
#ifdef STORED_TRANSPOSED
    Bs[tx][ty] = B[(t + ty) * N + col];
#else
    Bs[ty][tx] = B[(t + ty) * N + col];
#endif
#ifndef NO_BARRIER
    __syncthreads();
#endif
    for (int k = 0; k < T; ++k)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
