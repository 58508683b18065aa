// sgemm of the BLAS with transa = 'T', transb = 'N': all matrices column-major with leading dimensions of their own, so
// that both factors lie along K. 32 x 32 of C a block, a thread four of its rows.
__global__ void sgemm_tn(int m, int n, int k, float alpha, const float* __restrict__ A, int lda,
                         const float* __restrict__ B, int ldb, float beta, float* C, int ldc) {
  __shared__ float as[32][33], bs[32][33];
  const int x = threadIdx.x, y = threadIdx.y, i0 = blockIdx.x * 32, j0 = blockIdx.y * 32;
  float acc[4] = {0.f, 0.f, 0.f, 0.f};
  for (int p0 = 0; p0 < k; p0 += 32) {
    const int p = p0 + x;
#pragma unroll
    for (int r = 0; r < 32; r += 8) {
      as[y + r][x] = i0 + y + r < m && p < k ? A[(size_t)(i0 + y + r) * lda + p] : 0.f;
      bs[y + r][x] = j0 + y + r < n && p < k ? B[(size_t)(j0 + y + r) * ldb + p] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (int q = 0; q < 32; ++q) {
      const float a = as[x][q];
#pragma unroll
      for (int r = 0; r < 4; ++r) acc[r] += a * bs[y + 8 * r][q];
    }
    __syncthreads();
  }
  const int i = i0 + x;
  for (int r = 0; r < 4; ++r) {
    const int j = j0 + y + 8 * r;
    if (i < m && j < n) {
      float* c = C + (size_t)j * ldc + i;
      *c = alpha * acc[r] + (beta == 0.f ? 0.f : beta * *c);
    }
  }
}
