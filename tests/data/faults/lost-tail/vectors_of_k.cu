// finds: lost-tail
// problem: 33 40 30
// severity: warning
// rooftile: block=(64) grid=(cdiv(N,64),M)
__global__ void gemv_like(const float *A, const float *BT, float *C, int M, int N, int K) {
  // BT is N x K
  int row = blockIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (col >= N) return;
  float s = 0;
#ifdef REPAIRED
  for (int k = 0; k < K; ++k) {
    const float *a = A + row * K + k, *b = BT + col * K + k;
    s += a[0] * b[0];
  }
#else
  for (int k = 0; k < K / 4; ++k) {  // fault
    const float *a = A + row * K + 4 * k, *b = BT + col * K + 4 * k;
    s += a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  }
#endif
  C[row * N + col] = s;
}
