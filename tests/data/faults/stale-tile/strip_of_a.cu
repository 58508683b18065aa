// finds: stale-tile
// problem: 1000 777 516
// rooftile: block=(32,8) grid=(cdiv(N,32),cdiv(M,8)) args=(A,B,C,M,N,K)
// Only rows of A go through shared memory; a large shape, of which few blocks are tried.
__global__ void strip(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float strip[8][33];
  int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * 8 + y, c = blockIdx.x * 32 + x;
  float total = 0.0f;
  for (int first = 0; first < K; first += 32) {
    bool inside = r < M && first + x < K;
#ifdef REPAIRED
    strip[y][x] = inside ? A[r * K + first + x] : 0.0f;
#else
    if (inside) {  // fault
      strip[y][x] = A[r * K + first + x];
    }
#endif
    __syncthreads();
    if (c < N)
      for (int i = 0; i < 32; i++)
        total += strip[y][i] * B[min(first + i, K - 1) * N + c];
    __syncthreads();
  }
  if (r < M && c < N) C[r * N + c] = total;
}
