#ifndef TILE_CUH
#define TILE_CUH
#define TILE 16

__host__ __device__ inline int cdiv(int a, int b) { return (a + b - 1) / b; }

__global__ void tile_kernel(const float *a, const float *b, float *c, int m, int n, int k) {
  __shared__ float as[TILE][TILE], bs[TILE][TILE + 1];
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < cdiv(k, TILE); ++t) {
    int ka = t * TILE + threadIdx.x, kb = t * TILE + threadIdx.y;
    as[threadIdx.y][threadIdx.x] = row < m && ka < k ? a[row * k + ka] : 0;
    bs[threadIdx.y][threadIdx.x] = col < n && kb < k ? b[kb * n + col] : 0;
    __syncthreads();
    for (int i = 0; i < TILE; ++i) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n) c[row * n + col] = sum;
}
#endif
