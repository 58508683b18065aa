// finds: global-index-in-tile
// problem: 40 72 24
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
const int SIDE = 8;
__global__ void tile_column(const double* a, const double* b, double* c, int m, int n, int k) {
  __shared__ double sa[SIDE][SIDE + 1];
  __shared__ double sb[SIDE][SIDE + 1];
  const int r = blockIdx.y * SIDE + threadIdx.y;
  const int q = blockIdx.x * SIDE + threadIdx.x;
  double d = 0.0;
  for (int t = 0; t < (k + SIDE - 1) / SIDE; ++t) {
    sa[threadIdx.y][threadIdx.x] = r < m && t * SIDE + threadIdx.x < k ? a[r * k + t * SIDE + threadIdx.x] : 0.0;
#ifdef REPAIRED
    sb[threadIdx.y][threadIdx.x] = t * SIDE + threadIdx.y < k && q < n ? b[(t * SIDE + threadIdx.y) * n + q] : 0.0;
#else
    sb[threadIdx.y][q] = t * SIDE + threadIdx.y < k && q < n ? b[(t * SIDE + threadIdx.y) * n + q] : 0.0;  // fault
#endif
    __syncthreads();
    for (int i = 0; i < SIDE; ++i) d += sa[threadIdx.y][i] * sb[i][threadIdx.x];
    __syncthreads();
  }
  if (r < m && q < n) c[r * n + q] = d;
}
