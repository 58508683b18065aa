// finds: wrong-buffer
// problem: 32 32 80
// rooftile: block=(16,16) grid=(N/16,M/16)
// One of the two reads takes the same buffer always, which is the last one for an even number of tiles only.
#define TT 16
__global__ void dbuf(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[2][TT][TT], b[2][TT][TT];
  int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * TT + y, c = blockIdx.x * TT + x;
  int nt = K / TT;
  a[0][y][x] = A[r * K + x];
  b[0][y][x] = B[y * N + c];
  __syncthreads();
  float s = 0;
  for (int t = 0; t < nt - 1; ++t) {
    int cur = t & 1, nxt = cur ^ 1;
    a[nxt][y][x] = A[r * K + (t + 1) * TT + x];
    b[nxt][y][x] = B[((t + 1) * TT + y) * N + c];
    for (int k = 0; k < TT; ++k) s += a[cur][y][k] * b[cur][k][x];
    __syncthreads();
  }
#ifdef REPAIRED
  for (int k = 0; k < TT; ++k) s += a[(nt - 1) & 1][y][k] * b[(nt - 1) & 1][k][x];
#else
  for (int k = 0; k < TT; ++k) s += a[1][y][k] * b[(nt - 1) & 1][k][x];  // fault
#endif
  C[r * N + c] = s;
}
