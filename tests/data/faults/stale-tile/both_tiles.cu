// finds: stale-tile
// problem: 100 70 50
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void tiles(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[16][16], Bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float sum = 0.0f;
  for (int t = 0; t < K; t += 16) {
    if (row < M && t + tx < K) As[ty][tx] = A[row * K + t + tx];  // fault: in the last round old values stay
#ifdef REPAIRED
    else As[ty][tx] = 0.0f;
#endif
    if (col < N && t + ty < K) Bs[ty][tx] = B[(t + ty) * N + col];
#ifdef REPAIRED
    else Bs[ty][tx] = 0.0f;
#endif
    __syncthreads();
    for (int k = 0; k < 16; k++) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = sum;
}
