// finds: race
// problem: 40 24 70
// rooftile: block=(8,32) grid=(cdiv(N,8),cdiv(M,32)) args=(A,B,C,M,N,K)
__global__ void matmul(const double* a, const double* b, double* c, int m, int n, int k) {
  __shared__ double tile_a[32][9];
  __shared__ double tile_b[8][8];
  const int x = threadIdx.x, y = threadIdx.y;
  const int i = blockIdx.y * 32 + y, j = blockIdx.x * 8 + x;
  double total = 0;
  for (int step = 0; step < (k + 7) / 8; ++step) {
    tile_a[y][x] = i < m && step * 8 + x < k ? a[i * k + step * 8 + x] : 0.0;      // fault: others still read the old tile
    if (y < 8)
      tile_b[y][x] = step * 8 + y < k && j < n ? b[(step * 8 + y) * n + j] : 0.0;  // fault
    __syncthreads();
    for (int p = 0; p < 8; ++p)
      total += tile_a[y][p] * tile_b[p][x];
#ifdef REPAIRED
    __syncthreads();
#endif
  }
  if (i < m && j < n)
    c[i * n + j] = total;
}
