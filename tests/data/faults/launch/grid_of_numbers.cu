// finds: fixed-grid + not-written
// problem: 80 80 80
__global__ void square(const float* X, const float* Y, float* Z, int n) {
  int i = blockIdx.y * 16 + threadIdx.y, j = blockIdx.x * 16 + threadIdx.x;
  if (i >= n || j >= n) return;
  float z = 0.0f;
  for (int k = 0; k < n; k++) z += X[i * n + k] * Y[k * n + j];
  Z[i * n + j] = z;
}
void start(const float* X, const float* Y, float* Z, int n) {
#ifdef REPAIRED
  dim3 blocks((n + 15) / 16, (n + 15) / 16);
#else
  dim3 blocks(4, 4);  // fault
#endif
  square<<<blocks, dim3(16, 16)>>>(X, Y, Z, n);
}
