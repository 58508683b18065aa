// finds: wrong-result
// problem: 32 32 48
// rooftile: block=(16,16) grid=(N/16,M/16) args=(A,B,C,M,N,K)
// Two tiles a turn; for an odd number of tiles the last one lies in the first buffer, not in the second.
__global__ void two_a_turn(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[2][16][17], Bs[2][16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x, tiles = K / 16;
  float sum = 0.0f;
  for (int t = 0; t + 1 < tiles; t += 2) {
    for (int s = 0; s < 2; s++) {
      As[s][y][x] = A[row * K + (t + s) * 16 + x];
      Bs[s][y][x] = B[((t + s) * 16 + y) * N + col];
    }
    __syncthreads();
    for (int s = 0; s < 2; s++)
      for (int k = 0; k < 16; k++)
        sum += As[s][y][k] * Bs[s][k][x];
    __syncthreads();
  }
  if (tiles % 2) {
    As[0][y][x] = A[row * K + (tiles - 1) * 16 + x];
    Bs[0][y][x] = B[((tiles - 1) * 16 + y) * N + col];
    __syncthreads();
#ifdef REPAIRED
    const int last = 0;
#else
    const int last = 1;
#endif
    for (int k = 0; k < 16; k++)
      sum += As[last][y][k] * Bs[last][k][x];
  }
  C[row * N + col] = sum;
}
