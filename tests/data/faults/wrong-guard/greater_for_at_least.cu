// finds: wrong-guard
// problem: 33 47 21
// rooftile: block=(16,16) grid=(cdiv(M,16),cdiv(N,16)) args=(M,N,K,alpha=2,A,K,B,N,C,N)
__global__ void early(int m, int n, int k, float alpha, const float* a, int lda, const float* b, int ldb, float* c,
                      int ldc) {
  const int i = blockIdx.x * 16 + threadIdx.y;
  const int j = blockIdx.y * 16 + threadIdx.x;
#ifdef REPAIRED
  if (i >= m || j >= n) return;
#else
  if (i >= m || j > n) return;  // fault
#endif
  float t = 0.0f;
  for (int p = 0; p < k; ++p) t += a[i * lda + p] * b[p * ldb + j];
  c[i * ldc + j] = alpha * t;
}
