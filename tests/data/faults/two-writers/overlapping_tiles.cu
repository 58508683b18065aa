// finds: race
// problem: 48 48 20
// rooftile: block=(12,12) grid=(cdiv(N,12),cdiv(M,12)) args=(A,B,C,M,N,K)
// Each thread computes 2 x 2 cells, but blocks are placed as if it computed one.
__global__ void coarse(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  const int each = 1;
#else
  const int each = 2;
#endif
  int row0 = blockIdx.y * blockDim.y + threadIdx.y * each, col0 = blockIdx.x * blockDim.x + threadIdx.x * each;
  for (int i = 0; i < each; i++)
    for (int j = 0; j < each; j++) {
      int row = row0 + i, col = col0 + j;
      if (row >= M || col >= N)
        continue;
      C[row * N + col] = 0.0f;  // fault: the block beside this one stores there too
      for (int k = 0; k < K; k++)
        C[row * N + col] += A[row * K + k] * B[k * N + col];  // fault
    }
}
