// finds: uninitialised-read
// severity: warning
// problem: 19 22 27
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
// Past K the tiles keep what was there before; at the first block that is nothing at all.
__global__ void edges(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[8][8], Bs[8][8];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 8 + y, col = blockIdx.x * 8 + x;
  float sum = 0.0f;
  for (int k0 = K - K % 8; k0 >= 0; k0 -= 8) {
    bool in_a = row < M && k0 + x < K, in_b = k0 + y < K && col < N;
#ifdef REPAIRED
    As[y][x] = in_a ? A[row * K + k0 + x] : 0.0f;
    Bs[y][x] = in_b ? B[(k0 + y) * N + col] : 0.0f;
#else
    if (in_a)
      As[y][x] = A[row * K + k0 + x];
    if (in_b)
      Bs[y][x] = B[(k0 + y) * N + col];
#endif
    __syncthreads();
    for (int k = 0; k < 8; k++)
      sum += As[y][k] * Bs[k][x];  // fault
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
