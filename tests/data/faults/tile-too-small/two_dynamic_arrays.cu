// finds: shared-alias
// problem: 32 32 32
// rooftile: block=(16,16) grid=(N/16,M/16) shared=2048 args=(A,B,C,M,N,K)
// Both names stand for the same memory.
extern __shared__ float tileA[];
#ifndef REPAIRED
extern __shared__ float tileB[];
#endif
__global__ void dynamic(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  float* tileB = tileA + 256;
#endif
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
  float sum = 0.0f;
  for (int k0 = 0; k0 < K; k0 += 16) {
    tileA[y * 16 + x] = A[row * K + k0 + x];
    tileB[y * 16 + x] = B[(k0 + y) * N + col];  // fault: writes over A's tile
    __syncthreads();
    for (int k = 0; k < 16; k++)
      sum += tileA[y * 16 + k] * tileB[k * 16 + x];  // fault
    __syncthreads();
  }
  C[row * N + col] = sum;
}
