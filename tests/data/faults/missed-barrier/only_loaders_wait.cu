// finds: missed-barrier
// problem: 20 40 31
// rooftile: block=(32,4) grid=(cdiv(N,32),cdiv(M,4)) args=(A,B,C,M,N,K)
// The first warp loads a row of A for the block; only it waits.
__global__ void row_loader(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[4][32];
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y * 4 + threadIdx.y;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 32) {
    if (threadIdx.y == 0) {
      for (int i = 0; i < 4; i++) {
        int r = blockIdx.y * 4 + i, k = k0 + threadIdx.x;
        a[i][threadIdx.x] = r < M && k < K ? A[r * K + k] : 0.0f;
      }
#ifndef REPAIRED
      __syncthreads();  // fault: three warps skip this
#endif
    }
#ifdef REPAIRED
    __syncthreads();
#endif
    for (int k = 0; k < 32 && k0 + k < K; k++)
      sum += col < N ? a[threadIdx.y][k] * B[(k0 + k) * N + col] : 0.0f;
    __syncthreads();  // fault: the first warp comes here once more for every time it waited above
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
