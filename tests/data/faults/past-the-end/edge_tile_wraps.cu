// finds: wrong-result | missing-guard | race
// problem: 32 40 32
// allows: uncoalesced
// rooftile: block=(8,8) grid=(cdiv(N,32),cdiv(M,8)) args=(A,B,C,M,N,K)
// Each thread computes four neighbours of a row.
__global__ void four(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y;
  int first = (blockIdx.x * 8 + threadIdx.x) * 4;
  if (row >= M) return;
  float sum[4] = {};
  for (int k = 0; k < K; k++)
    for (int i = 0; i < 4; i++)
      if (first + i < N) sum[i] += A[row * K + k] * B[k * N + first + i];
  for (int i = 0; i < 4; i++)
#ifdef REPAIRED
    if (first + i < N)
#endif
      C[row * N + first + i] = sum[i];  // fault: beyond the row is the next one
}
