// finds: wrong-operator
// problem: 20 24 16
template <typename T>
__global__ void plain(T* __restrict__ c, const T* __restrict__ a, const T* __restrict__ b, int m, int n, int k) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < n && y < m) {
    T total = 0;
    for (int i = 0; i < k; ++i)
#ifdef REPAIRED
      total += a[y * k + i] * b[i * n + x];
#else
      total -= a[y * k + i] * b[i * n + x];  // fault: the sum with the other sign
#endif
    c[y * n + x] = total;
  }
}
void go(double* c, const double* a, const double* b, int m, int n, int k) {
  dim3 t(32, 4);
  plain<double><<<dim3((n + t.x - 1) / t.x, (m + t.y - 1) / t.y), t>>>(c, a, b, m, n, k);
  if (cudaGetLastError() != cudaSuccess) throw 1;
}
