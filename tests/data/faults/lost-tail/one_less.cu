// finds: lost-tail
// problem: 33 40 48
#define TILE_WIDTH 16
__global__ void multiply(const float* A, const float* B, float* C, int rows, int inner, int columns) {
  __shared__ float a[TILE_WIDTH][TILE_WIDTH], b[TILE_WIDTH][TILE_WIDTH];
  int ty = threadIdx.y, tx = threadIdx.x, row = blockIdx.y * TILE_WIDTH + ty, col = blockIdx.x * TILE_WIDTH + tx;
  float sum = 0;
#ifdef REPAIRED
  for (int t = 0; t < (inner - 1) / TILE_WIDTH + 1; ++t)
#else
  for (int t = 0; t < (inner - 1) / TILE_WIDTH; ++t)  // fault
#endif
  {
    a[ty][tx] = row < rows && t * TILE_WIDTH + tx < inner ? A[row * inner + t * TILE_WIDTH + tx] : 0;
    b[ty][tx] = t * TILE_WIDTH + ty < inner && col < columns ? B[(t * TILE_WIDTH + ty) * columns + col] : 0;
    __syncthreads();
    for (int k = 0; k < TILE_WIDTH; ++k) sum += a[ty][k] * b[k][tx];
    __syncthreads();
  }
  if (row < rows && col < columns) C[row * columns + col] = sum;
}
void start(const float* A, const float* B, float* C, int rows, int inner, int columns) {
  dim3 grid((columns - 1) / TILE_WIDTH + 1, (rows - 1) / TILE_WIDTH + 1);
  multiply<<<grid, dim3(TILE_WIDTH, TILE_WIDTH)>>>(A, B, C, rows, inner, columns);
}
