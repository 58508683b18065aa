// finds: missed-barrier
// severity: warning
// problem: 30 21 25
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[16][16], Bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
#ifndef REPAIRED
  if (row >= M || col >= N)
    return;
#endif
  float sum = 0.0f;
  for (int t = 0; t < (K + 15) / 16; t++) {
    int ka = t * 16 + threadIdx.x, kb = t * 16 + threadIdx.y;
    As[threadIdx.y][threadIdx.x] = row < M && ka < K ? A[row * K + ka] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = col < N && kb < K ? B[kb * N + col] : 0.0f;
    __syncthreads();  // fault: threads past the edge have returned, and loaded nothing
    for (int k = 0; k < 16; k++)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = sum;
}
