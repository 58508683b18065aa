// finds: uninitialised-read
// problem: 8 128 12
// rooftile: block=(32,8) grid=(N/128,M/8) args=(A,B,C,M,N,K)
__global__ void columns(const double* A, const double* B, double* C, int M, int N, int K) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 128 + threadIdx.x;
  double acc[4];
#ifdef REPAIRED
  for (int j = 0; j < 4; j++)
#else
  for (int j = 0; j < 3; j++)
#endif
    acc[j] = 0.0;
  for (int k = 0; k < K; k++)
    for (int j = 0; j < 4; j++)
      acc[j] += A[row * K + k] * B[k * N + col + 32 * j];  // fault: the fourth was never set
  for (int j = 0; j < 4; j++)
    C[row * N + col + 32 * j] = acc[j];
}
