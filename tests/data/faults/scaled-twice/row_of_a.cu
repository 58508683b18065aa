// finds: scaled-twice
// problem: 48 32 64
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
#define TILE 16
__global__ void scaled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[TILE][TILE], Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
  float acc = 0;
  for (int t = 0; t < K; t += TILE) {
#ifdef REPAIRED
    As[ty][tx] = t + tx < K ? A[row * K + t + tx] : 0.0f;
#else
    As[ty][tx] = t * TILE + tx < K ? A[row * K + t * TILE + tx] : 0.0f;  // fault
#endif
    Bs[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < TILE; ++k) acc += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * N + col] = acc;
}
