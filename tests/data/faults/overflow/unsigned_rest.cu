// finds: out-of-bounds | wrong-guard | missing-guard
// problem: 20 33 28
// What is left of K after this tile; after the last one it is not below 0, but 4 billion.
__global__ void by_what_is_left(const double *a, const double *b, double *c, int rows, int cols, uint32_t depth) {
  __shared__ double ta[8][8], tb[8][8];
  const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * 8 + y, j = blockIdx.x * 8 + x;
  double s = 0;
  for (uint32_t at = 0; at < depth; at += 8) {
#ifdef REPAIRED
    const int left = (int)depth - (int)at;
#else
    const uint32_t left = depth - at - 1;
#endif
#ifdef REPAIRED
    ta[y][x] = i < rows && x < left ? a[i * depth + at + x] : 0;
    tb[y][x] = y < left && j < cols ? b[(at + y) * cols + j] : 0;
#else
    ta[y][x] = i < rows && left - x >= 0 ? a[i * depth + at + x] : 0;  // fault: never below 0
    tb[y][x] = left - y >= 0 && j < cols ? b[(at + y) * cols + j] : 0;  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 8; k++) s += ta[y][k] * tb[k][x];
    __syncthreads();
  }
  if (i < rows && j < cols) c[i * cols + j] = s;
}
void start(const double *a, const double *b, double *c, int rows, int cols, int depth) {
  by_what_is_left<<<dim3((cols + 7) / 8, (rows + 7) / 8), dim3(8, 8)>>>(a, b, c, rows, cols, depth);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(1);
}
