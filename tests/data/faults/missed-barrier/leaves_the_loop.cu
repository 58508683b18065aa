// finds: missed-barrier
// problem: 48 48 40
// severity: warning
// rooftile: block=(8,16) grid=(N/8,M/16)
// leaves the loop early in some threads
__global__ void brk(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[16][8], b[8][8];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * 16 + ty, col = blockIdx.x * 8 + tx;
  float s = 0;
  for (int t = 0; t < K; t += 8) {
    a[ty][tx] = A[row * K + t + tx];
#ifdef REPAIRED
    if (ty < 8) b[ty][tx] = B[(t + ty) * N + col];
#else
    if (ty >= 8) break;
    b[ty][tx] = B[(t + ty) * N + col];
#endif
    __syncthreads();  // fault
    for (int k = 0; k < 8; k++) s += a[ty][k] * b[k][tx];
    __syncthreads();  // fault
  }
  C[row * N + col] = s;
}
