// Double precision, tiles in shared memory; the element type is a macro.
#ifndef REAL
#define REAL double
#endif
#define DIM 16

typedef REAL real;

extern "C" __global__ void double_tiled(const real* A, const real* B, real* C, int M, int N, int K) {
  __shared__ real As[DIM][DIM], Bs[DIM][DIM];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * DIM + ty, col = blockIdx.x * DIM + tx;
  real sum = 0;
  for (int t = 0; t < K; t += DIM) {
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : real(0);
    Bs[ty][tx] = t + ty < K && col < N ? B[(t + ty) * N + col] : real(0);
    __syncthreads();
    for (int k = 0; k < DIM; ++k) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
