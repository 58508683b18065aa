// finds: tiles-of-the-grid
// problem: 48 32 96
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void counted(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[16][16], b[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
#ifdef REPAIRED
  const int tiles = (K + 15) / 16;
#else
  const int tiles = gridDim.y;  // fault
#endif
  float sum = 0.0f;
  for (int tile = 0; tile < tiles; tile++) {
    int across = tile * 16 + threadIdx.x, down = tile * 16 + threadIdx.y;
    a[threadIdx.y][threadIdx.x] = row < M && across < K ? A[row * K + across] : 0.0f;
    b[threadIdx.y][threadIdx.x] = down < K && col < N ? B[down * N + col] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 16; k++) sum += a[threadIdx.y][k] * b[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
