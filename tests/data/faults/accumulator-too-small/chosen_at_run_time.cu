// finds: out-of-bounds
// problem: 16 96 18
// rooftile: block=(32,2) grid=(1,M/2) args=(A,B,C,M,N,K)
// As many sums as 32 columns go into N, which the array did not foresee.
__global__ void whole_rows(const double* A, const double* B, double* C, int M, int N, int K) {
#ifdef REPAIRED
  double part[4];
#else
  double part[2];
#endif
  int row = blockIdx.y * 2 + threadIdx.y;
  for (int i = 0; i < N / 32; i++)
    part[i] = 0.0;  // fault
  for (int k = 0; k < K; k++)
    for (int i = 0; i < N / 32; i++)
      part[i] += A[row * K + k] * B[k * N + i * 32 + threadIdx.x];  // fault
  for (int i = 0; i < N / 32; i++)
    C[row * N + i * 32 + threadIdx.x] = part[i];  // fault
}
