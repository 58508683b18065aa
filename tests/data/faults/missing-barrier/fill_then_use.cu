// finds: race
// problem: 33 20 48
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define TILE 16

__global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += TILE) {
    int a = k0 + threadIdx.x, b = k0 + threadIdx.y;
    As[threadIdx.y][threadIdx.x] = row < M && a < K ? A[row * K + a] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = b < K && col < N ? B[b * N + col] : 0.0f;
#ifdef REPAIRED
    __syncthreads();
#endif
    for (int k = 0; k < TILE; k++)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];  // fault: read before the other warps have filled the tile
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
