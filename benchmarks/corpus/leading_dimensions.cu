// Parts of larger matrices: each matrix has its own leading dimension, and nothing beyond a row may be
// touched.
extern "C" __global__ void leading_dimensions(int m, int n, int k, const float* __restrict__ a, int lda,
                                              const float* __restrict__ b, int ldb, float* __restrict__ c, int ldc) {
  const int i = blockIdx.y * blockDim.y + threadIdx.y;
  const int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m || j >= n) return;
  const float* a_row = a + static_cast<long long>(i) * lda;
  const float* b_col = b + j;
  float acc = 0.f;
  for (int p = 0; p < k; ++p, b_col += ldb) acc = fmaf(a_row[p], *b_col, acc);
  c[static_cast<long long>(i) * ldc + j] = acc;
}
