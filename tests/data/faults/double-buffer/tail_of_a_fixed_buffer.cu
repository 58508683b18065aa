// finds: wrong-buffer
// problem: 64 64 48
// rooftile: block=(16,16) grid=(N/16,M/16)
#define TS 16
__global__ void db(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float As[2][TS][TS], Bs[2][TS][TS];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * TS + ty, col = blockIdx.x * TS + tx;
  As[0][ty][tx] = A[row * K + tx];
  Bs[0][ty][tx] = B[ty * N + col];
  __syncthreads();
  float acc = 0;
  int cur = 0;
  for (int t = TS; t < K; t += TS) {
    As[cur ^ 1][ty][tx] = A[row * K + t + tx];
    Bs[cur ^ 1][ty][tx] = B[(t + ty) * N + col];
    for (int k = 0; k < TS; k++) acc += As[cur][ty][k] * Bs[cur][k][tx];
    __syncthreads();
    cur ^= 1;
  }
#ifdef REPAIRED
  for (int k = 0; k < TS; k++) acc += As[cur][ty][k] * Bs[cur][k][tx];
#else
  for (int k = 0; k < TS; k++) acc += As[1][ty][k] * Bs[1][k][tx];  // fault
#endif
  C[row * N + col] = acc;
}
