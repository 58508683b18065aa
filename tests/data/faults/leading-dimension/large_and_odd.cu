// finds: wrong-stride
// problem: 1000 777 513
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
// A shape too large to be tried in the check build as a whole.
__global__ void wide_tiles(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[16][16], Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0.0f;
  for (int t = 0; t < K; t += 16) {
    As[ty][tx] = row < M && t + tx < K ? A[row * K + t + tx] : 0.0f;
#ifdef REPAIRED
    Bs[ty][tx] = col < N && t + ty < K ? B[(t + ty) * N + col] : 0.0f;
#else
    Bs[ty][tx] = col < N && t + ty < K ? B[(t + ty) * K + col] : 0.0f;  // fault
#endif
    __syncthreads();
    for (int k = 0; k < 16; k++)
      sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
