// finds: shared-bounds
// problem: 8 256 96
// rooftile: block=128 grid=(N/128,M) args=(A,B,C,M,N,K)
__global__ void __launch_bounds__(128) row_times_matrix(const double* A, const double* B, double* C, int M, int N, int K) {
#ifdef REPAIRED
  __shared__ double strip[96];
#else
  __shared__ double strip[64];
#endif
  __shared__ double scale[128];
  int t = threadIdx.x, col = blockIdx.x * 128 + t;
  for (int k = t; k < K; k += 128)
    strip[k] = A[blockIdx.y * K + k];  // fault: K is 96
  __syncthreads();
  scale[t] = 1.0;
  __syncthreads();
  double sum = 0.0;
  for (int k = 0; k < K; k++)
    sum += strip[k] * B[k * N + col];  // fault
  C[blockIdx.y * N + col] = sum * scale[t];
}
