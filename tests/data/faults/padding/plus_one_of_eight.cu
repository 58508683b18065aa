// conflicts: 2
// problem: 40 32 24
// The pad is right for 32 threads side by side; of a block of 8 x 8 a warp is 8 wide and 4 high.
#define SIDE 8
#ifdef REPAIRED
#define ROW (SIDE + 4)
#else
#define ROW (SIDE + 1)
#endif
__global__ void small_blocks(int m, int n, int k, const float *a, const float *b, float *c) {
  __shared__ float left[SIDE * SIDE], right[SIDE * ROW];
  int tx = threadIdx.x, ty = threadIdx.y, i = blockIdx.y * SIDE + ty, j = blockIdx.x * SIDE + tx;
  float r = 0.f;
  for (int p = 0; p < k; p += SIDE) {
    left[ty * SIDE + tx] = i < m && p + tx < k ? a[i * k + p + tx] : 0.f;
    right[tx * ROW + ty] = p + ty < k && j < n ? b[(p + ty) * n + j] : 0.f;  // fault
    __syncthreads();
    for (int q = 0; q < SIDE; q++) r += left[ty * SIDE + q] * right[tx * ROW + q];
    __syncthreads();
  }
  if (i < m && j < n) c[i * n + j] = r;
}
void run(int m, int n, int k, const float *a, const float *b, float *c) {
  small_blocks<<<dim3((n + SIDE - 1) / SIDE, (m + SIDE - 1) / SIDE), dim3(SIDE, SIDE)>>>(m, n, k, a, b, c);
  if (cudaGetLastError() != cudaSuccess) return;
}
