// finds: missing-barrier
// problem: 32 64 40
// A block shares a row of A, but waits by warps. Before the inner loop there is no place for a barrier: not all
// threads come there equally often.
__global__ void rows(const float *A, const float *B, float *C, int M, int N, int K) {
  extern __shared__ float row[];
  int m = blockIdx.x;
  for (int k = threadIdx.x; k < K; k += blockDim.x) row[k] = A[m * K + k];
#ifdef REPAIRED
  __syncthreads();
#else
  __syncwarp();  // fault
#endif
  for (int n = threadIdx.x; n < N; n += blockDim.x) {
    float s = 0;
    for (int k = 0; k < K; ++k) s += row[k] * B[k * N + n];
    C[m * N + n] = s;
  }
}
void launch(float *a, float *b, float *c, int M, int N, int K) {
  rows<<<M, 64, K * sizeof(float)>>>(a, b, c, M, N, K);
  auto error = cudaGetLastError();
  if (error) throw error;
}
