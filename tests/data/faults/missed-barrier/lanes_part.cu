// finds: missed-barrier
// problem: 19 23 18
// rooftile: block=(8,8) grid=(cdiv(N,8),cdiv(M,8)) args=(A,B,C,M,N,K)
__global__ void small_tiles(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[8][8], Bs[8][8];
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 8) {
    As[threadIdx.y][threadIdx.x] = row < M && k0 + threadIdx.x < K ? A[row * K + k0 + threadIdx.x] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = col < N && k0 + threadIdx.y < K ? B[(k0 + threadIdx.y) * N + col] : 0.0f;
#ifdef REPAIRED
    __syncthreads();
    if (row < M && col < N)
      for (int k = 0; k < 8; k++)
        sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
#else
    if (row < M && col < N) {
      __syncthreads();  // fault: lanes past the edge go to the other one
      for (int k = 0; k < 8; k++)
        sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
      __syncthreads();
    } else {
      __syncthreads();  // fault
      __syncthreads();
    }
#endif
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
