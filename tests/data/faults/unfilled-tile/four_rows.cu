// finds: unfilled-tile
// severity: warning
// problem: 64 64 64
// rooftile: block=(32,8) grid=(N/32,M/32) args=(A,B,C,M,N,K)
__global__ void rows(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a_tile[32][32], b_tile[32][32];
  int x = threadIdx.x, y = threadIdx.y, c = blockIdx.x * 32 + x;
  float sums[4] = {0, 0, 0, 0};
  for (int k0 = 0; k0 < K; k0 += 32) {
    for (int i = 0; i < 4; i++) b_tile[y + i * 8][x] = B[(k0 + y + i * 8) * N + c];
#ifdef REPAIRED
    for (int i = 0; i < 4; i++) a_tile[y + i * 8][x] = A[(blockIdx.y * 32 + y + i * 8) * K + k0 + x];
#else
    a_tile[y][x] = A[(blockIdx.y * 32 + y) * K + k0 + x];  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 32; k++)
      for (int i = 0; i < 4; i++) sums[i] += a_tile[y + i * 8][k] * b_tile[k][x];
    __syncthreads();
  }
  for (int i = 0; i < 4; i++) C[(blockIdx.y * 32 + y + i * 8) * N + c] = sums[i];
}
