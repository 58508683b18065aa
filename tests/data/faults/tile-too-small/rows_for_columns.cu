// finds: shared-bounds
// problem: 64 48 40
// rooftile: block=(16,16) grid=(N/16,M/32) args=(A,B,C,M,N,K)
// A's tile has 32 rows of 8, declared the other way round but for one: the last rows lie in B's tile.
#define BM 32
#define BN 16
#define BK 8
__global__ void tall(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  __shared__ float As[BM][BK];
#else
  __shared__ float As[BN][BK];
#endif
  __shared__ float Bs[BM][BN];
  int t = threadIdx.y * 16 + threadIdx.x, row = blockIdx.y * BM + threadIdx.y, col = blockIdx.x * BN + threadIdx.x;
  float low = 0.0f, high = 0.0f;
  for (int k0 = 0; k0 < K; k0 += BK) {
    As[t / BK][t % BK] = A[(blockIdx.y * BM + t / BK) * K + k0 + t % BK];  // fault: 32 rows into 16
    __syncthreads();
    if (t < BK * BN)
      Bs[t / BN][t % BN] = B[(k0 + t / BN) * N + blockIdx.x * BN + t % BN];
    __syncthreads();
    for (int k = 0; k < BK; k++) {
      low += As[threadIdx.y][k] * Bs[k][threadIdx.x];
      high += As[threadIdx.y + 16][k] * Bs[k][threadIdx.x];  // fault
    }
    __syncthreads();
  }
  C[row * N + col] = low;
  C[(row + 16) * N + col] = high;
}
