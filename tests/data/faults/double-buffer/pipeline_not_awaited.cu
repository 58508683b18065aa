// finds: copy-not-awaited
// problem: 16 16 48
// One tile at a time, and a barrier of threads taken for one of copies.
#include <cuda_pipeline.h>
#define EDGE 16
__global__ void one_tile(const double* a, const double* b, double* c, int m, int n, int k) {
  __shared__ double left[EDGE * EDGE], right[EDGE * EDGE];
  const int x = threadIdx.x, y = threadIdx.y, i = blockIdx.y * EDGE + y, j = blockIdx.x * EDGE + x, at = y * EDGE + x;
  double sum = 0;
  for (int p = 0; p < k; p += EDGE) {
    __pipeline_memcpy_async(left + at, a + i * k + p + x, sizeof(double));     // fault
    __pipeline_memcpy_async(right + at, b + (p + y) * n + j, sizeof(double));  // fault
    __pipeline_commit();
#ifdef REPAIRED
    __pipeline_wait_prior(0);
#endif
    __syncthreads();
    for (int q = 0; q < EDGE; q++) sum += left[y * EDGE + q] * right[q * EDGE + x];  // fault
    __syncthreads();
  }
  c[i * n + j] = sum;
}
void run(const double* a, const double* b, double* c, int m, int n, int k) {
  one_tile<<<dim3(n / EDGE, m / EDGE), dim3(EDGE, EDGE)>>>(a, b, c, m, n, k);
  if (cudaDeviceSynchronize() != cudaSuccess) return;
}
