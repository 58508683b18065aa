// finds: missing-guard | out-of-bounds
// problem: 24 44 20
// The guard of K's end is under that of the last block column.
__global__ void strip(const double* a, const double* b, double* c, int m, int n, int k) {
  __shared__ double row[8][8], col[8][8];
  int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * 8 + y, j = blockIdx.x * 8 + x;
  double s = 0;
  for (int p = 0; p < k; p += 8) {
    row[y][x] = 0;
    col[y][x] = 0;
#ifdef REPAIRED
    if (i < m && p + x < k) row[y][x] = a[i * k + p + x];
#else
    if (i < m && (blockIdx.x < gridDim.x - 1 || p + x < k)) row[y][x] = a[i * k + p + x];  // fault
#endif
    if (p + y < k && j < n) col[y][x] = b[(p + y) * n + j];
    __syncthreads();
    for (int q = 0; q < 8; q++) s += row[y][q] * col[q][x];
    __syncthreads();
  }
  if (i < m && j < n) c[i * n + j] = s;
}
void run(const double* a, const double* b, double* c, int m, int n, int k) {
  strip<<<dim3((n + 7) / 8, (m + 7) / 8), dim3(8, 8)>>>(a, b, c, m, n, k);
  if (cudaDeviceSynchronize() != cudaSuccess) abort();
}
