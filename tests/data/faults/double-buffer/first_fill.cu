// finds: race
// problem: 32 48 64
// rooftile: block=(16,16) grid=(N/16,M/16) args=(A,B,C,M,N,K)
#define T 16
__global__ void double_buffered(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[2][T][T], Bs[2][T][T];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * T + y, col = blockIdx.x * T + x;
  As[0][y][x] = A[row * K + x];
  Bs[0][y][x] = B[y * N + col];
#ifdef REPAIRED
  __syncthreads();
#endif
  float sum = 0.0f;
  for (int t = 0; t < K / T; t++) {
    int now = t & 1, next = now ^ 1;
    if (t + 1 < K / T) {
      As[next][y][x] = A[row * K + (t + 1) * T + x];
      Bs[next][y][x] = B[((t + 1) * T + y) * N + col];
    }
    for (int k = 0; k < T; k++)
      sum += As[now][y][k] * Bs[now][k][x];  // fault: nothing waits for the first tiles
    __syncthreads();
  }
  C[row * N + col] = sum;
}
