// finds: out-of-bounds | uninitialised-read | missing-flops | wrong-result
// problem: 32 32 24
// rooftile: block=(8,8) grid=(N/32,M/32) args=(A,B,C,M,N,K)
#define TM 4
#define TN 4
__global__ void register_tile(const float* A, const float* B, float* C, int M, int N, int K) {
#ifdef REPAIRED
  float acc[TM][TN];
#else
  float acc[TM][TN - 1];
#endif
  float *cell = &acc[0][0];
  int row = blockIdx.y * 32 + threadIdx.y * TM, col = blockIdx.x * 32 + threadIdx.x * TN;
  for (int e = 0; e < TM * TN; e++)
    cell[e] = 0.0f;  // fault: 16 of 12
  for (int k = 0; k < K; k++)
    for (int i = 0; i < TM; i++)
      for (int j = 0; j < TN; j++)
        cell[i * TN + j] += A[(row + i) * K + k] * B[k * N + col + j];  // fault
  for (int i = 0; i < TM; i++)
    for (int j = 0; j < TN; j++)
      C[(row + i) * N + col + j] = cell[i * TN + j];  // fault
}
