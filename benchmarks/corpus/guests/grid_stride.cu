// As many blocks as an H200 takes at once, whose threads go through C's cells in strides of the whole grid; K is unrolled
// by two.
__global__ void grid_stride(const float* __restrict__ A, const float* __restrict__ B, float* __restrict__ C, int M, int N,
                            int K) {
  const size_t cells = (size_t)M * N, stride = (size_t)gridDim.x * blockDim.x;
  for (size_t cell = (size_t)blockIdx.x * blockDim.x + threadIdx.x; cell < cells; cell += stride) {
    const float* a = A + cell / N * K;
    const float* b = B + cell % N;
    float even = 0.f, odd = 0.f;
    int k = 0;
    for (; k + 1 < K; k += 2, b += 2 * (size_t)N) {
      even += a[k] * b[0];
      odd += a[k + 1] * b[N];
    }
    if (k < K) even += a[k] * b[0];
    C[cell] = even + odd;
  }
}
