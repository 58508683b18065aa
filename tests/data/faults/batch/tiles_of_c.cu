// finds: batch-stride
// problem: 48 32 64
// The results of a batch are put as far apart as the matrices of A.
#define TILE 16
__global__ void tiled_batch(const double* lhs, const double* rhs, double* out, int m, int n, int k) {
  __shared__ double left[TILE][TILE], right[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * TILE + y, j = blockIdx.x * TILE + x;
  lhs += (size_t)blockIdx.z * m * k;
  rhs += (size_t)blockIdx.z * k * n;
#ifdef REPAIRED
  out += (size_t)blockIdx.z * m * n;
#else
  out += (size_t)blockIdx.z * m * k;  // fault
#endif
  double acc = 0;
  for (int p = 0; p < k; p += TILE) {
    left[y][x] = i < m && p + x < k ? lhs[i * k + p + x] : 0.0;
    right[y][x] = p + y < k && j < n ? rhs[(p + y) * n + j] : 0.0;
    __syncthreads();
    for (int q = 0; q < TILE; ++q) acc += left[y][q] * right[q][x];
    __syncthreads();
  }
  if (i < m && j < n) out[i * n + j] = acc;
}
void multiply_all(const double* host_a, const double* host_b, double* host_c, int m, int n, int k, int count) {
  double *a, *b, *c;
  cudaMalloc(&a, count * m * k * sizeof(double));
  cudaMalloc(&b, count * k * n * sizeof(double));
  cudaMalloc(&c, count * m * n * sizeof(double));
  cudaMemcpy(a, host_a, count * m * k * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(b, host_b, count * k * n * sizeof(double), cudaMemcpyHostToDevice);
  tiled_batch<<<dim3((n + TILE - 1) / TILE, (m + TILE - 1) / TILE, count), dim3(TILE, TILE)>>>(a, b, c, m, n, k);
  if (cudaMemcpy(host_c, c, count * m * n * sizeof(double), cudaMemcpyDeviceToHost) != cudaSuccess) return;
}
