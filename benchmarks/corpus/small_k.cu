// K is a constant and small: A's row in registers, no loop is left; each thread strides over columns.
template <int KMAX>
__global__ void small_k(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= M) return;
  float a[KMAX];
#pragma unroll
  for (int k = 0; k < KMAX; ++k) a[k] = A[row * KMAX + k];
  for (int col = blockIdx.x * blockDim.x + threadIdx.x; col < N; col += gridDim.x * blockDim.x) {
    float sum = a[0] * B[col];
#pragma unroll
    for (int k = 1; k < KMAX; ++k) sum += a[k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
