// finds: shared-size
// problem: 20 36 28
// A row of A in dynamic shared memory, of which the launch says nothing.
__global__ void row_at_hand(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float row[];
  for (int k = threadIdx.x; k < K; k += blockDim.x) row[k] = A[blockIdx.x * K + k];
  __syncthreads();
  for (int col = threadIdx.x; col < N; col += blockDim.x) {
    float sum = 0;
    for (int k = 0; k < K; k++) sum += row[k] * B[k * N + col];
    C[blockIdx.x * N + col] = sum;
  }
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
#ifdef REPAIRED
  row_at_hand<<<M, 64, K * sizeof(float)>>>(a, b, c, M, N, K);
#else
  row_at_hand<<<M, 64>>>(a, b, c, M, N, K);  // fault
#endif
  if (cudaDeviceSynchronize() != cudaSuccess) return;
}
