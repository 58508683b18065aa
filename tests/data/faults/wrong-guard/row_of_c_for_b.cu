// finds: wrong-guard
// problem: 40 36 24
// B's load is guarded by its own bounds, and by C's row against K as well: right as long as M <= K.
__global__ void matmul(const float* A, const float* B, float* C, int rowsA, int colsA, int rowsB, int colsB) {
  __shared__ float a[16][16], b[16][16];
  int ty = threadIdx.y, tx = threadIdx.x, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0;
  for (int t = 0; t < (colsA + 15) / 16; ++t) {
    a[ty][tx] = 0;
    b[ty][tx] = 0;
    if (row < rowsA && t * 16 + tx < colsA) a[ty][tx] = A[row * colsA + t * 16 + tx];
#ifdef REPAIRED
    if (col < colsB && t * 16 + ty < rowsB) b[ty][tx] = B[(t * 16 + ty) * colsB + col];
#else
    if (row < rowsB && col < colsB && t * 16 + ty < colsA) b[ty][tx] = B[(t * 16 + ty) * colsB + col];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += a[ty][k] * b[k][tx];
    __syncthreads();
  }
  if (row < rowsA && col < colsB) C[row * colsB + col] = sum;
}
void start(const float* A, const float* B, float* C, int rowsA, int colsA, int rowsB, int colsB) {
  matmul<<<dim3((colsB + 15) / 16, (rowsA + 15) / 16), dim3(16, 16)>>>(A, B, C, rowsA, colsA, rowsB, colsB);
}
