// finds: unlike-strides
// problem: 32 32 32
// rooftile: block=(16,16) grid=(N/16,M/16)
// Filled with the pad, read without.
constexpr int PAD = 1, TW = 16;
__global__ void padded(const double *A, const double *B, double *C, int M, int N, int K) {
  __shared__ double a[TW * (TW + PAD)], b[TW * (TW + PAD)];
  int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * TW + y, c = blockIdx.x * TW + x;
  double s = 0;
  for (int t = 0; t < K; t += TW) {
    a[y * (TW + PAD) + x] = A[r * K + t + x];
    b[y * (TW + PAD) + x] = B[(t + y) * N + c];
    __syncthreads();
#ifdef REPAIRED
    for (int k = 0; k < TW; ++k) s += a[y * (TW + PAD) + k] * b[k * (TW + PAD) + x];
#else
    for (int k = 0; k < TW; ++k) s += a[y * TW + k] * b[k * (TW + PAD) + x];  // fault
#endif
    __syncthreads();
  }
  C[r * N + c] = s;
}
