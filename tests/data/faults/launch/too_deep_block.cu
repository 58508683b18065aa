// finds: launch-refused
// problem: 40 40 40
// K in slices along z, of which a block may have 64 at most.
__global__ void slices(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float parts[128];
  int row = blockIdx.y, col = blockIdx.x, slice = threadIdx.z, count = blockDim.z;
  float part = 0;
  for (int k = slice; k < K; k += count) part += A[row * K + k] * B[k * N + col];
  parts[slice] = part;
  __syncthreads();
  if (slice == 0) {
    float sum = 0;
    for (int i = 0; i < count; i++) sum += parts[i];
    C[row * N + col] = sum;
  }
}

void multiply(const float* a, const float* b, float* c, int M, int N, int K) {
#ifdef REPAIRED
  slices<<<dim3(N, M), dim3(1, 1, 64)>>>(a, b, c, M, N, K);
#else
  slices<<<dim3(N, M), dim3(1, 1, 128)>>>(a, b, c, M, N, K);  // fault
#endif
  if (cudaGetLastError() != cudaSuccess) return;
}
